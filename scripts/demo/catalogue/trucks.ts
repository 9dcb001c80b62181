import type { DemoBadge, DemoModel, Grade } from './demo-model.ts';
import type { DrivetrainName } from './drivetrains.ts';

/** Name, dollars, drivetrain, driven wheels, litres per 100 km (0 for electric), gross vehicle mass in kg, grade. */
type TruckRow = readonly [
  name: string,
  price: number,
  drivetrain: DrivetrainName,
  drive: '4×2' | '4×4' | '6×4',
  consumption: number,
  gvm: number,
  grade: Grade,
];

const badgeOf = ([name, price, drivetrain, drive, consumption, gvm, grade]: TruckRow): DemoBadge => ({
  name,
  price,
  drivetrain,
  drive,
  grade,
  equipment: name.includes('Tail Lift') ? ['Tuck-away tail lift, 1,000 kg'] : [],
  figures: { grossvehiclemass: gvm, ...(consumption > 0 ? { fuelconsumptioncombined: consumption } : {}) },
});

function truckModel(
  make: string,
  model: string,
  kind: {
    body: 'Pantech' | 'Tray' | 'Van';
    photo: 'truck-a' | 'truck-b' | 'van-b';
    length: number;
    tows: number;
  },
  rows: readonly TruckRow[],
): DemoModel {
  return {
    make,
    model,
    item_type: 'truck',
    body: kind.body,
    simple_body: kind.body === 'Van' ? 'Van' : 'Truck',
    photo: kind.photo,
    years: 12,
    seats: 3,
    doors: kind.body === 'Van' ? 4 : 2,
    figures: { vehiclelength: kind.length, towingcapacitybraked: kind.tows, fuelcapacity: 100 },
    badges: rows.map(badgeOf),
  };
}

/** Trucks and heavy vans of invented makes; box bodies (a), trays (b). */
export const TRUCKS: readonly DemoModel[] = [
  truckModel('Drayton', 'Haul 45', { body: 'Pantech', photo: 'truck-a', length: 6220, tows: 3500 }, [
    ['Car Licence 6-pallet', 78_900, 'truck 3.0 automated', '4×2', 11.2, 4495, 1],
    ['Car Licence Tail Lift', 84_900, 'truck 3.0 automated', '4×2', 11.6, 4495, 2],
  ]),
  truckModel('Drayton', 'Haul 80', { body: 'Pantech', photo: 'truck-a', length: 7850, tows: 4500 }, [
    ['10-pallet Tail Lift', 128_900, 'truck 5.2 automated', '4×2', 17.5, 8000, 3],
  ]),
  truckModel('Kitano', 'Worker', { body: 'Tray', photo: 'truck-b', length: 5980, tows: 3500 }, [
    ['Drop Side', 69_900, 'truck 3.0 manual', '4×2', 11.4, 4495, 1],
    ['Drop Side Auto', 73_900, 'truck 3.0 automated', '4×2', 11.3, 4495, 2],
    ['Drop Side 4×4', 92_900, 'truck 3.0 manual', '4×4', 13.9, 6500, 2],
  ]),
  truckModel('Kitano', 'Worker Electric', { body: 'Pantech', photo: 'truck-a', length: 6220, tows: 1500 }, [
    ['City', 149_900, 'truck electric', '4×2', 0, 4495, 3],
  ]),
  truckModel('Oberland', 'Trakt 120', { body: 'Tray', photo: 'truck-b', length: 8100, tows: 9000 }, [
    ['Beavertail', 158_900, 'truck 5.2 manual', '4×2', 20.4, 12_000, 2],
    ['Crane Tray', 189_900, 'truck 7.7 automatic', '4×2', 23.8, 13_900, 3],
  ]),
  truckModel('Oberland', 'Trakt 225', { body: 'Tray', photo: 'truck-b', length: 9200, tows: 20_000 }, [
    ['Tipper', 239_900, 'truck 7.7 automatic', '6×4', 31.5, 22_500, 3],
  ]),
  truckModel('Norhaul', 'Metro', { body: 'Pantech', photo: 'truck-a', length: 6480, tows: 3500 }, [
    ['Refrigerated', 112_900, 'truck 3.0 automated', '4×2', 13.1, 6500, 3],
    ['Dry Freight', 86_900, 'truck 3.0 automated', '4×2', 11.9, 6000, 2],
  ]),
  truckModel('Norhaul', 'Courier', { body: 'Van', photo: 'van-b', length: 5540, tows: 2000 }, [
    ['MWB', 52_900, 'diesel 2.2 automatic', '4×2', 8.1, 3500, 1],
    ['LWB High Roof', 58_900, 'diesel 2.2 automatic', '4×2', 8.9, 3880, 2],
  ]),
];
