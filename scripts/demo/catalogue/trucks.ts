import type { DemoBadge, DemoModel, Grade } from './demo-model.ts';
import type { DrivetrainName } from './drivetrains.ts';

/**
 * Name, dollars, drivetrain, driven wheels, litres per 100 km (0 for electric), gross vehicle mass in kg, grade, and the
 * body where it is another than the model's.
 */
type TruckRow = readonly [
  name: string,
  price: number,
  drivetrain: DrivetrainName,
  drive: '4×2' | '4×4' | '6×4',
  consumption: number,
  gvm: number,
  grade: Grade,
  body?: TruckBody,
];

/** Bodies as the pictures show them: an insulated box, a tray with a crane, a tipper, a beavertail, vans low and high. */
const BODIES = {
  Pantech: { pictures: ['truck-a'], doors: 2 },
  Tray: { pictures: ['truck-b'], doors: 2 },
  Tipper: { pictures: ['truck-c'], doors: 2 },
  Beavertail: { pictures: ['truck-d'], doors: 2 },
  Van: { pictures: ['van-a'], doors: 4 },
  'High Roof Van': { pictures: ['van-c'], doors: 4 },
} as const satisfies Record<string, Pick<DemoModel, 'pictures' | 'doors'>>;

type TruckBody = keyof typeof BODIES;

const badgeOf = ([name, price, drivetrain, drive, consumption, gvm, grade, body]: TruckRow): DemoBadge => ({
  name,
  price,
  drivetrain,
  drive,
  grade,
  ...(body && { body: body === 'High Roof Van' ? 'Van' : body, ...BODIES[body] }),
  equipment: name.includes('Tail Lift') ? ['Tuck-away tail lift, 1,000 kg'] : [],
  figures: { grossvehiclemass: gvm, ...(consumption > 0 ? { fuelconsumptioncombined: consumption } : {}) },
});

function truckModel(
  make: string,
  model: string,
  kind: { body: Exclude<TruckBody, 'High Roof Van'>; length: number; tows: number },
  rows: readonly TruckRow[],
): DemoModel {
  return {
    make,
    model,
    item_type: 'truck',
    body: kind.body,
    simple_body: kind.body === 'Van' ? 'Van' : 'Truck',
    ...BODIES[kind.body],
    years: 12,
    seats: 3,
    figures: { vehiclelength: kind.length, towingcapacitybraked: kind.tows, fuelcapacity: 100 },
    badges: rows.map(badgeOf),
  };
}

/** Trucks and heavy vans of invented makes. */
export const TRUCKS: readonly DemoModel[] = [
  truckModel('Drayton', 'Haul 45', { body: 'Pantech', length: 6220, tows: 3500 }, [
    ['Car Licence 6-pallet', 78_900, 'truck 3.0 automated', '4×2', 11.2, 4495, 1],
    ['Car Licence Tail Lift', 84_900, 'truck 3.0 automated', '4×2', 11.6, 4495, 2],
  ]),
  truckModel('Drayton', 'Haul 80', { body: 'Pantech', length: 7850, tows: 4500 }, [
    ['10-pallet Tail Lift', 128_900, 'truck 5.2 automated', '4×2', 17.5, 8000, 3],
  ]),
  truckModel('Kitano', 'Worker', { body: 'Tray', length: 5980, tows: 3500 }, [
    ['Crane Tray', 79_900, 'truck 3.0 manual', '4×2', 11.4, 4495, 1],
    ['Crane Tray Auto', 83_900, 'truck 3.0 automated', '4×2', 11.3, 4495, 2],
    ['Crane Tray 4×4', 102_900, 'truck 3.0 manual', '4×4', 13.9, 6500, 2],
  ]),
  truckModel('Kitano', 'Worker Electric', { body: 'Pantech', length: 6220, tows: 1500 }, [
    ['City', 149_900, 'truck electric', '4×2', 0, 4495, 3],
  ]),
  truckModel('Oberland', 'Trakt 120', { body: 'Tray', length: 8100, tows: 9000 }, [
    ['Crane Tray', 178_900, 'truck 5.2 manual', '4×2', 20.4, 12_000, 2],
    ['Crane Tray 7.7', 189_900, 'truck 7.7 automatic', '4×2', 23.8, 13_900, 3],
  ]),
  truckModel('Oberland', 'Trakt 225', { body: 'Tipper', length: 9200, tows: 20_000 }, [
    ['Tipper', 239_900, 'truck 7.7 automatic', '6×4', 31.5, 22_500, 3],
    ['Beavertail', 224_900, 'truck 7.7 automatic', '6×4', 29.8, 22_500, 3, 'Beavertail'],
  ]),
  truckModel('Norhaul', 'Metro', { body: 'Pantech', length: 6480, tows: 3500 }, [
    ['Refrigerated', 112_900, 'truck 3.0 automated', '4×2', 13.1, 6500, 3],
    ['Cold Freight', 106_900, 'truck 3.0 automated', '4×2', 11.9, 6000, 2],
  ]),
  truckModel('Norhaul', 'Courier', { body: 'Van', length: 5540, tows: 2000 }, [
    ['MWB', 52_900, 'diesel 2.2 automatic', '4×2', 8.1, 3500, 1],
    ['LWB High Roof', 58_900, 'diesel 2.2 automatic', '4×2', 8.9, 3880, 2, 'High Roof Van'],
  ]),
];
