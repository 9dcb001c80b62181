import type { DemoBadge, DemoModel, Grade } from './demo-model.ts';
import type { DrivetrainName } from './drivetrains.ts';

/** Name, dollars, drivetrain, litres per 100 km (0 for electric), grade. */
type MotorcycleRow = readonly [
  name: string,
  price: number,
  drivetrain: DrivetrainName,
  consumption: number,
  grade: Grade,
];

const badgeOf = ([name, price, drivetrain, fuelconsumptioncombined, grade]: MotorcycleRow): DemoBadge => ({
  name,
  price,
  drivetrain,
  grade,
  figures: fuelconsumptioncombined > 0 ? { fuelconsumptioncombined } : {},
});

function motorcycleModel(
  make: string,
  model: string,
  body: 'Roadster' | 'Naked' | 'Scrambler' | 'Learner Approved',
  photo: 'motorcycle-a' | 'motorcycle-b',
  rows: readonly MotorcycleRow[],
): DemoModel {
  return {
    make,
    model,
    item_type: 'motorcycle',
    body,
    simple_body: 'Motorcycle',
    photo,
    years: 9,
    seats: 2,
    figures: { vehiclelength: 2120, vehiclewidth: 790, vehicleheight: 1120, fuelcapacity: 15 },
    badges: rows.map(badgeOf),
  };
}

/** Motorcycles of invented makes: round-lamp roadsters (a) and naked sports machines (b). */
export const MOTORCYCLES: readonly DemoModel[] = [
  motorcycleModel('Brannock', 'Fen 650', 'Roadster', 'motorcycle-a', [
    ['Standard', 10_490, 'twin 650', 4.4, 1],
    ['Deluxe', 11_990, 'twin 650', 4.5, 2],
  ]),
  motorcycleModel('Brannock', 'Moor 1200', 'Roadster', 'motorcycle-a', [
    ['Standard', 19_990, 'twin 1200', 5, 2],
    ['Black Label', 22_990, 'twin 1200', 5.1, 3],
  ]),
  motorcycleModel('Brannock', 'Tor 900', 'Scrambler', 'motorcycle-a', [
    ['Standard', 16_490, 'twin 900', 4.7, 2],
    ['Trail', 17_990, 'twin 900', 4.8, 3],
  ]),
  motorcycleModel('Kazemori', 'Arashi 300', 'Learner Approved', 'motorcycle-b', [
    ['ABS', 6_490, 'single 300', 3.1, 1],
    ['ABS Street', 6_990, 'single 300', 3.1, 2],
  ]),
  motorcycleModel('Kazemori', 'Arashi 650', 'Learner Approved', 'motorcycle-b', [
    ['Learner', 10_290, 'twin 650', 4.3, 1],
    ['Learner Touring', 11_490, 'twin 650', 4.4, 2],
  ]),
  motorcycleModel('Kazemori', 'Arashi 1000R', 'Naked', 'motorcycle-b', [
    ['Standard', 18_990, 'four 1000', 6, 2],
    ['SP', 23_490, 'four 1000', 6.1, 3],
  ]),
  motorcycleModel('Sirocca', 'Ardente 800', 'Naked', 'motorcycle-b', [
    ['Base', 16_990, 'triple 800', 5.2, 2],
    ['S', 19_490, 'triple 800', 5.3, 3],
  ]),
  motorcycleModel('Sirocca', 'Corrente', 'Naked', 'motorcycle-b', [
    ['Electric', 18_490, 'motorcycle electric', 0, 2],
  ]),
  motorcycleModel('Hallam', 'Pointer 400', 'Learner Approved', 'motorcycle-a', [
    ['Standard', 7_990, 'single 400', 3.4, 1],
    ['Cafe', 8_790, 'single 400', 3.4, 2],
  ]),
  motorcycleModel('Hallam', 'Setter 650', 'Roadster', 'motorcycle-a', [
    ['Standard', 11_490, 'twin 650', 4.6, 1],
    ['Special', 12_990, 'twin 650', 4.6, 3],
  ]),
];
