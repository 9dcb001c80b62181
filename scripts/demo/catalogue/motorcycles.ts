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
  // No picture shows a motorcycle without an engine.
  ...(fuelconsumptioncombined > 0 ? {} : { pictures: [] }),
  figures: fuelconsumptioncombined > 0 ? { fuelconsumptioncombined } : {},
});

type Style = {
  body: 'Roadster' | 'Naked' | 'Adventure' | 'Cruiser' | 'Scooter' | 'Learner Approved';
  picture: `motorcycle-${'a' | 'b' | 'c' | 'd' | 'e'}`;
  /** Millimetres; litres of the tank. */
  length: number;
  width: number;
  height: number;
  tank: number;
};

const ROADSTER: Style = {
  body: 'Roadster',
  picture: 'motorcycle-a',
  length: 2120,
  width: 790,
  height: 1120,
  tank: 15,
};
const NAKED: Style = { ...ROADSTER, body: 'Naked', picture: 'motorcycle-b' };
const ADVENTURE: Style = {
  body: 'Adventure',
  picture: 'motorcycle-c',
  length: 2240,
  width: 930,
  height: 1390,
  tank: 20,
};
const CRUISER: Style = {
  body: 'Cruiser',
  picture: 'motorcycle-d',
  length: 2360,
  width: 890,
  height: 1150,
  tank: 14,
};
const SCOOTER: Style = {
  body: 'Scooter',
  picture: 'motorcycle-e',
  length: 1890,
  width: 720,
  height: 1130,
  tank: 8,
};

/** What learners may ride: up to 660 cc and 150 kW a tonne with its rider. */
const forLearners = (style: Style): Style => ({ ...style, body: 'Learner Approved' });

function motorcycleModel(
  make: string,
  model: string,
  { body, picture, length, width, height, tank }: Style,
  rows: readonly MotorcycleRow[],
): DemoModel {
  return {
    make,
    model,
    item_type: 'motorcycle',
    body,
    simple_body: 'Motorcycle',
    pictures: [picture],
    years: 9,
    seats: 2,
    figures: { vehiclelength: length, vehiclewidth: width, vehicleheight: height, fuelcapacity: tank },
    badges: rows.map(badgeOf),
  };
}

/** Motorcycles of invented makes; each style has the pictures of its own kind. */
export const MOTORCYCLES: readonly DemoModel[] = [
  motorcycleModel('Brannock', 'Fen 650', ROADSTER, [
    ['Standard', 10_490, 'twin 650', 4.4, 1],
    ['Deluxe', 11_990, 'twin 650', 4.5, 2],
  ]),
  motorcycleModel('Brannock', 'Moor 1200', CRUISER, [
    ['Standard', 19_990, 'twin 1200', 5, 2],
    ['Black Label', 22_990, 'twin 1200', 5.1, 3],
  ]),
  motorcycleModel('Brannock', 'Tor 900', ADVENTURE, [
    ['Standard', 16_490, 'twin 900', 4.7, 2],
    ['Trail', 17_990, 'twin 900', 4.8, 3],
  ]),
  motorcycleModel('Kazemori', 'Arashi 300', forLearners(NAKED), [
    ['ABS', 6_490, 'single 300', 3.1, 1],
    ['ABS Street', 6_990, 'single 300', 3.1, 2],
  ]),
  motorcycleModel('Kazemori', 'Arashi 650', forLearners(NAKED), [
    ['Learner', 10_290, 'twin 650', 4.3, 1],
    ['Learner Touring', 11_490, 'twin 650', 4.4, 2],
  ]),
  motorcycleModel('Kazemori', 'Arashi 1000R', NAKED, [
    ['Standard', 18_990, 'four 1000', 6, 2],
    ['SP', 23_490, 'four 1000', 6.1, 3],
  ]),
  motorcycleModel('Sirocca', 'Ardente 800', NAKED, [
    ['Base', 16_990, 'triple 800', 5.2, 2],
    ['S', 19_490, 'triple 800', 5.3, 3],
  ]),
  motorcycleModel('Sirocca', 'Corrente', SCOOTER, [
    ['125', 5_490, 'scooter 125', 2.4, 1],
    ['300', 7_990, 'scooter 300', 3.2, 2],
    ['300 Sport', 8_690, 'scooter 300', 3.2, 2],
    ['Electric', 9_990, 'motorcycle electric', 0, 2],
  ]),
  motorcycleModel('Hallam', 'Pointer 400', forLearners(ROADSTER), [
    ['Standard', 7_990, 'single 400', 3.4, 1],
    ['Cafe', 8_790, 'single 400', 3.4, 2],
  ]),
  motorcycleModel('Hallam', 'Setter 650', ROADSTER, [
    ['Standard', 11_490, 'twin 650', 4.6, 1],
    ['Special', 12_990, 'twin 650', 4.6, 3],
  ]),
];
