import { formatCount, formatKilometres } from '../text/format.ts';
import { bodyName } from './body-name.ts';
import { licenceClass } from './licence-class.ts';
import type { CardSettings } from './card-settings.ts';
import type { Vehicle } from './vehicle.ts';
import type { ItemType } from './vehicle-words.ts';

export type CardFigureKey = CardSettings['figures'][number];
export type CardFigure = { key: CardFigureKey; text: string };

/** What the figures are read from. */
export type FigureVehicle = Pick<
  Vehicle,
  | 'item_type'
  | 'km'
  | 'simple_transmission'
  | 'trans'
  | 'simple_fuel'
  | 'fuel'
  | 'simple_body'
  | 'body'
  | 'drive'
  | 'seats'
  | 'engine_size'
  | 'engine_size_litres'
  | 'caravan'
  | 'variant'
  | 'colour'
>;

const FIGURES = {
  // A feed's 0 km stands for 'not given' or 'new': neither helps a shopper.
  km: (vehicle) => (vehicle.km ? formatKilometres(vehicle.km) : undefined),
  trans: (vehicle) => vehicle.simple_transmission ?? vehicle.trans,
  fuel: (vehicle) => vehicle.simple_fuel ?? vehicle.fuel,
  body: bodyName,
  drive: (vehicle) => vehicle.drive,
  seats: (vehicle) =>
    vehicle.seats ? `${vehicle.seats} ${vehicle.seats === 1 ? 'seat' : 'seats'}` : undefined,
  engine: engineText,
  sleeps: (vehicle) => (vehicle.caravan?.sleeps ? `Sleeps ${vehicle.caravan.sleeps}` : undefined),
  atm: ({ caravan }) =>
    caravan?.aggregate_trailer_mass ? `ATM ${formatCount(caravan.aggregate_trailer_mass)} kg` : undefined,
  tare: ({ caravan }) => (caravan?.tare_weight ? `Tare ${formatCount(caravan.tare_weight)} kg` : undefined),
  gvm: (vehicle) => {
    const mass = truckMass(vehicle);
    return mass ? `GVM ${formatCount(mass)} kg` : undefined;
  },
  licence: (vehicle) => {
    const licence = licenceClass(truckMass(vehicle), vehicle.drive);
    return licence && `${licence === 'Car (C)' ? 'Car' : licence} licence`;
  },
  tows: ({ variant }) =>
    variant?.towingcapacitybraked ? `Tows ${formatCount(variant.towingcapacitybraked)} kg` : undefined,
  length: lengthText,
  colour: (vehicle) => vehicle.colour,
} satisfies Record<CardFigureKey, (vehicle: FigureVehicle) => string | undefined>;

/** The short facts under a car's name, in the tenant's order; what the car does not say is left out (spec D4, V19). */
export function cardFigures(vehicle: FigureVehicle, keys: readonly CardFigureKey[]): CardFigure[] {
  return keys.flatMap((key) => {
    const text = FIGURES[key](vehicle);
    return text ? [{ key, text }] : [];
  });
}

/** The gross mass in kg that tells which licence a truck asks for; undefined for other vehicles. */
export function truckMass({
  item_type,
  variant,
}: Pick<Vehicle, 'item_type' | 'variant'>): number | undefined {
  return item_type === 'truck' ? variant?.grossvehiclemass : undefined;
}

/** Engine size as '2.5 L', of a motorcycle as '900 cc', or as the feed words it ('4 cyl, turbo') (spec D4). */
export function engineText({
  item_type,
  engine_size,
  engine_size_litres,
}: Pick<Vehicle, 'item_type' | 'engine_size' | 'engine_size_litres'>): string | undefined {
  return engineSizeText(engine_size_litres, item_type) ?? engine_size;
}

/** Litres as a shopper of the trade says them: '2.5 L', of a motorcycle '900 cc'; undefined where they are not known. */
export function engineSizeText(litres: number | undefined, itemType: ItemType): string | undefined {
  if (!litres) return undefined;
  return itemType === 'motorcycle'
    ? `${formatCount(Math.round(litres * 1000))} cc`
    : `${litres.toFixed(1)} L`;
}

/** Length of a caravan's body, or of another vehicle, in millimetres. */
export function lengthMillimetres(vehicle: Pick<Vehicle, 'caravan' | 'variant'>): number | undefined {
  return vehicle.caravan?.body_length ?? vehicle.variant?.vehiclelength;
}

function lengthText(vehicle: FigureVehicle): string | undefined {
  const millimetres = lengthMillimetres(vehicle);
  return millimetres ? `${(millimetres / 1000).toFixed(1)} m` : undefined;
}
