import type { AdVehicle } from './ad-vehicle.ts';
import type { CatalogueColumn } from './catalogue.ts';

/** Bodies as Meta and TikTok name them; both know OTHER. */
const BODY_STYLES: Readonly<Record<string, string>> = {
  Convertible: 'CONVERTIBLE',
  Coupe: 'COUPE',
  Hatchback: 'HATCHBACK',
  'People Mover': 'MINIVAN',
  Sedan: 'SEDAN',
  SUV: 'SUV',
  Truck: 'TRUCK',
  Ute: 'TRUCK',
  Van: 'VAN',
  Wagon: 'WAGON',
};

const DRIVETRAINS: readonly (readonly [RegExp, string])[] = [
  [/awd|all.?wheel/i, 'AWD'],
  [/4wd|4x4|four.?wheel/i, '4X4'],
  [/fwd|front/i, 'FWD'],
  [/rwd|rear/i, 'RWD'],
];

const drivetrain = ({ vehicle }: AdVehicle): string | undefined =>
  DRIVETRAINS.find(([pattern]) => pattern.test(vehicle.drive ?? ''))?.[1];

/** Both platforms want a reading of every vehicle, 0 of a new one. */
const kilometres = ({ vehicle }: AdVehicle): number | undefined =>
  vehicle.car_type === 'new' ? 0 : vehicle.km;

const state = ({ vehicle }: AdVehicle): string =>
  vehicle.car_type === 'new' ? 'NEW' : vehicle.certified ? 'CPO' : 'USED';

/** The columns that the files of Meta and TikTok share, in their order. */
export const SOCIAL_COLUMNS = {
  identity: [
    { name: 'vehicle_id', value: ({ id }) => id, missing: 'no id' },
    { name: 'title', value: ({ vehicle }) => vehicle.name },
    { name: 'description', value: ({ description }) => description },
    { name: 'url', value: ({ link }) => link },
    { name: 'make', value: ({ vehicle }) => vehicle.make, missing: 'no make' },
    { name: 'model', value: ({ vehicle }) => vehicle.model, missing: 'no model' },
    { name: 'trim', value: ({ vehicle }) => vehicle.badge },
    { name: 'year', value: ({ vehicle }) => vehicle.year, missing: 'no year' },
    { name: 'mileage.value', value: kilometres, missing: 'no kilometres' },
    { name: 'mileage.unit', value: () => 'KM' },
  ],
  figures: [
    { name: 'body_style', value: ({ vehicle }) => BODY_STYLES[vehicle.simple_body ?? ''] ?? 'OTHER' },
    {
      name: 'transmission',
      value: ({ vehicle: { simple_transmission: simple } }) =>
        simple === 'Automatic' || simple === 'Manual' ? simple.toUpperCase() : undefined,
    },
    { name: 'drivetrain', value: drivetrain },
    { name: 'exterior_color', value: ({ vehicle }) => vehicle.colour, missing: 'no colour' },
    { name: 'price', value: ({ price }) => price && `${price} AUD`, missing: 'no price' },
    { name: 'state_of_vehicle', value: state },
  ],
} satisfies Record<string, CatalogueColumn[]>;
