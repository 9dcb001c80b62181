import type { EngineSpecification, QuantitativeValue, Vehicle as VehicleNode, WithContext } from 'schema-dts';
import { bodyName } from '../vehicle/body-name.ts';
import { fuelCapacity } from '../vehicle/fuel-kind.ts';
import { shownIdentity, type IdentitySettings } from '../vehicle/shown-identity.ts';
import { vehicleSubtitle } from '../vehicle/vehicle-card.ts';
import { KIND_WORDS, NOUN_OF_ITEM } from '../trade/kind-words.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { CarType } from '../vehicle/vehicle-words.ts';
import { canonicalUrl } from '../address/canonical.ts';
import { imageSource } from '../picture/image-host.ts';
import type { ImageSettings } from '../picture/image-settings.ts';
import { vehicleOffer, type OfferContext } from './vehicle-offer.ts';

/** The properties that vehicles of every type have. */
type PlainVehicle = Omit<Extract<VehicleNode, { '@type': 'Vehicle' }>, '@type'>;
/** Properties before the unknown ones among them are left out. */
type Draft<T> = { [Key in keyof T]?: T[Key] | undefined };

const CONDITIONS = {
  new: 'https://schema.org/NewCondition',
  demo: 'https://schema.org/UsedCondition',
  used: 'https://schema.org/UsedCondition',
} as const satisfies Record<CarType, string>;

const DRIVE_WHEELS: Readonly<
  Record<string, `${'AllWheelDrive' | 'FourWheelDrive' | 'FrontWheelDrive' | 'RearWheelDrive'}Configuration`>
> = {
  AWD: 'AllWheelDriveConfiguration',
  '4WD': 'FourWheelDriveConfiguration',
  '4X4': 'FourWheelDriveConfiguration',
  FWD: 'FrontWheelDriveConfiguration',
  RWD: 'RearWheelDriveConfiguration',
};
const IMAGE_WIDTH = 1280;
const IMAGES = 10;

export type VehicleJsonLdContext = OfferContext & { images: ImageSettings; identity: IdentitySettings };

/**
 * A vehicle as schema.org describes it, made of the same values as the page shows; an offer only where the page shows a
 * price. The trim is in vehicleConfiguration, never in model.
 */
export function vehicleJsonLd(vehicle: Vehicle, context: VehicleJsonLdContext): WithContext<VehicleNode> {
  const { site, images } = context;
  const offers = vehicleOffer(vehicle, context);
  return {
    '@context': 'https://schema.org',
    '@type': KIND_WORDS[NOUN_OF_ITEM[vehicle.item_type]].schema,
    ...withoutEmpty<PlainVehicle>({
      name: vehicle.name,
      url: canonicalUrl(site.url, vehicle.path),
      image: vehicle.images.slice(0, IMAGES).flatMap(({ url }) => {
        const source = imageSource(url, IMAGE_WIDTH, images);
        return source ? [canonicalUrl(site.url, source)] : [];
      }),
      brand: { '@type': 'Brand', name: vehicle.make },
      model: vehicle.model,
      vehicleConfiguration: vehicleSubtitle(vehicle),
      vehicleModelDate: vehicle.year?.toString(),
      productionDate: vehicle.build_date,
      vehicleIdentificationNumber: shownIdentity(vehicle, context.identity).vin,
      sku: vehicle.stocknum,
      itemCondition: CONDITIONS[vehicle.car_type],
      mileageFromOdometer: quantity(vehicle.km, 'KMT'),
      bodyType: bodyName(vehicle),
      color: vehicle.colour,
      vehicleInteriorColor: vehicle.interior_colour,
      driveWheelConfiguration: driveWheels(vehicle.drive),
      numberOfDoors: vehicle.doors,
      vehicleSeatingCapacity: vehicle.seats,
      vehicleTransmission: vehicle.trans ?? vehicle.simple_transmission,
      fuelType: vehicle.fuel ?? vehicle.simple_fuel,
      vehicleEngine: engine(vehicle),
      ...masses(vehicle),
      fuelConsumption:
        measured(vehicle.variant?.fuelconsumptioncombined, 'L/100km') ??
        measured(vehicle.variant?.energyconsumption, 'Wh/km'),
      fuelCapacity: quantity(fuelCapacity(vehicle), 'LTR'),
      offers,
    }),
  };
}

/**
 * The value of schema.org for a drive; other words as the dealer writes them, '4x2' among them, which does not say which
 * wheels are driven.
 */
function driveWheels(drive: string | undefined): PlainVehicle['driveWheelConfiguration'] {
  const wheels = DRIVE_WHEELS[(drive ?? '').toUpperCase().replace('×', 'X')];
  return wheels ? `https://schema.org/${wheels}` : drive;
}

/** UN/CEFACT codes: KMT kilometre, LTR litre, KWT kilowatt, NU newton metre, KGM kilogram. */
function quantity(value: number | undefined, unitCode: string): QuantitativeValue | undefined {
  return value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode };
}

function measured(value: number | undefined, unitText: string): QuantitativeValue | undefined {
  return value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitText };
}

function engine({
  variant,
  engine_size_litres: litres,
  fuel,
  simple_fuel,
}: Vehicle): EngineSpecification | undefined {
  const facts = withoutEmpty<Omit<EngineSpecification, '@type'>>({
    fuelType: fuel ?? simple_fuel,
    engineDisplacement: quantity(litres ?? variant?.enginesize_litres, 'LTR'),
    enginePower: quantity(variant?.power, 'KWT'),
    torque: quantity(variant?.torque, 'NU'),
  });
  return Object.keys(facts).length > 0 ? { '@type': 'EngineSpecification', ...facts } : undefined;
}

function masses({ variant, caravan }: Vehicle): Draft<PlainVehicle> {
  return {
    weightTotal: quantity(caravan?.aggregate_trailer_mass ?? variant?.grossvehiclemass, 'KGM'),
    weight: quantity(caravan?.tare_weight, 'KGM'),
    tongueWeight: quantity(caravan?.ball_weight, 'KGM'),
    trailerWeight: quantity(variant?.towingcapacitybraked, 'KGM'),
  };
}

function withoutEmpty<T extends object>(draft: Draft<T>): Partial<T> {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<T>;
}
