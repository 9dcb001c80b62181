import type * as z from 'zod';
import type { VariantFigures } from '../../../src/domain/vehicle/vehicle.ts';
import type { DemoBadge, DemoModel, Grade, PictureVariant } from './demo-model.ts';
import type { DrivetrainName } from './drivetrains.ts';

type BodyShape = Omit<DemoModel, 'make' | 'model' | 'item_type' | 'years' | 'badges'>;

/** What cars of one body have in common; lengths in mm, masses in kg. A model overrides what it does differently. */
const CAR_BODIES = {
  suv: {
    body: '4D Wagon',
    simple_body: 'SUV',
    pictures: ['suv-a'],
    seats: 5,
    doors: 5,
    figures: {
      vehiclelength: 4580,
      vehiclewidth: 1855,
      vehicleheight: 1680,
      towingcapacitybraked: 1800,
      fuelcapacity: 58,
    },
  },
  ute: {
    body: 'Dual Cab Pick-up',
    simple_body: 'Ute',
    pictures: ['ute-a', 'ute-b'],
    seats: 5,
    doors: 4,
    figures: {
      vehiclelength: 5330,
      vehiclewidth: 1880,
      vehicleheight: 1820,
      towingcapacitybraked: 3500,
      fuelcapacity: 80,
    },
  },
  sedan: {
    body: '4D Sedan',
    simple_body: 'Sedan',
    pictures: ['sedan-a'],
    seats: 5,
    doors: 4,
    figures: {
      vehiclelength: 4710,
      vehiclewidth: 1810,
      vehicleheight: 1440,
      towingcapacitybraked: 1300,
      fuelcapacity: 52,
    },
  },
  hatch: {
    body: '5D Hatchback',
    simple_body: 'Hatch',
    pictures: ['hatch-a', 'hatch-b'],
    seats: 5,
    doors: 5,
    figures: {
      vehiclelength: 4220,
      vehiclewidth: 1775,
      vehicleheight: 1470,
      towingcapacitybraked: 1000,
      fuelcapacity: 45,
    },
  },
  wagon: {
    body: '4D Wagon',
    simple_body: 'Wagon',
    pictures: ['wagon-a'],
    seats: 5,
    doors: 5,
    figures: {
      vehiclelength: 4830,
      vehiclewidth: 1840,
      vehicleheight: 1490,
      towingcapacitybraked: 2000,
      fuelcapacity: 60,
    },
  },
  coupe: {
    body: '2D Coupe',
    simple_body: 'Coupe',
    pictures: ['coupe-a', 'coupe-b', 'coupe-c'],
    seats: 4,
    doors: 2,
    figures: { vehiclelength: 4560, vehiclewidth: 1850, vehicleheight: 1370, fuelcapacity: 55 },
  },
  convertible: {
    body: '2D Convertible',
    simple_body: 'Convertible',
    pictures: [],
    seats: 4,
    doors: 2,
    figures: { vehiclelength: 4480, vehiclewidth: 1830, vehicleheight: 1380, fuelcapacity: 50 },
  },
  van: {
    body: 'Van',
    simple_body: 'Van',
    pictures: ['van-a'],
    seats: 3,
    doors: 5,
    figures: {
      vehiclelength: 5300,
      vehiclewidth: 1950,
      vehicleheight: 1990,
      towingcapacitybraked: 2000,
      fuelcapacity: 70,
    },
  },
  'people mover': {
    body: 'People Mover',
    simple_body: 'People Mover',
    pictures: ['van-b'],
    seats: 8,
    doors: 5,
    figures: {
      vehiclelength: 5160,
      vehiclewidth: 1920,
      vehicleheight: 1780,
      towingcapacitybraked: 1500,
      fuelcapacity: 70,
    },
  },
} as const satisfies Record<string, BodyShape>;

export type CarBody = keyof typeof CAR_BODIES;

/** A car of an invented make: the common shape of its body with what is this model's own. */
export function carModel(
  make: string,
  model: string,
  body: CarBody,
  own: {
    years: number;
    seats?: number;
    pictures?: readonly PictureVariant[];
    figures?: z.output<typeof VariantFigures>;
  },
  badges: readonly DemoBadge[],
): DemoModel {
  const shape: BodyShape = CAR_BODIES[body];
  return {
    make,
    model,
    item_type: 'car',
    ...shape,
    ...own,
    figures: { ...shape.figures, ...own.figures, bodyconfiguration: shape.body },
    badges,
  };
}

/** What a ute with a canopy and a bull bar has in place of a plain one's. */
const TOURING = {
  pictures: ['ute-d'],
  equipment: ['Canopy', 'Bull bar', 'Snorkel', 'Roof rack'],
} as const satisfies Partial<DemoBadge>;

/** A ute set up for touring: with a canopy on the tub. */
export const touringUte = (badge: DemoBadge): DemoBadge => ({ ...badge, ...TOURING });

/** A ute with one row of seats and a tray. */
export const singleCab = (badge: DemoBadge): DemoBadge => ({
  ...badge,
  body: 'Single Cab Chassis',
  pictures: ['ute-c'],
  seats: 2,
  doors: 2,
  figures: { ...badge.figures, bodyconfiguration: 'Single Cab Chassis' },
  equipment: ['Alloy tray with headboard'],
});

/** A version of a car: dollars new, drivetrain, driven wheels, litres per 100 km (0 for electric) and grade. */
export function carBadge(
  name: string,
  price: number,
  drivetrain: DrivetrainName,
  drive: 'FWD' | 'RWD' | 'AWD' | '4x4' | '4x2',
  fuelconsumptioncombined: number,
  grade: Grade,
): DemoBadge {
  const figures = fuelconsumptioncombined > 0 ? { fuelconsumptioncombined } : {};
  return { name, price, drivetrain, drive, grade, figures };
}
