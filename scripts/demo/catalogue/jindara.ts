import { carBadge, carModel, singleCab, touringUte } from './car-bodies.ts';
import type { DemoModel } from './demo-model.ts';

const make = 'Jindara';

/** An invented make for farms, trades and long driveways. */
export const JINDARA: readonly DemoModel[] = [
  carModel(
    make,
    'Wirra',
    'ute',
    { years: 10, pictures: ['ute-b'], figures: { ancaprating: 4, ancapyear: 2021, grossvehiclemass: 3150 } },
    [
      singleCab(carBadge('Base', 37990, 'diesel 2.8 manual', '4x2', 7.8, 1)),
      carBadge('Plus', 44990, 'diesel 2.8 automatic', '4x4', 8.3, 1),
      carBadge('Black Edition', 52990, 'diesel 2.8 automatic', '4x4', 8.4, 3),
    ],
  ),
  carModel(
    make,
    'Yakka',
    'ute',
    {
      years: 6,
      pictures: ['ute-b'],
      figures: { vehiclelength: 5410, ancaprating: 5, ancapyear: 2023, grossvehiclemass: 3300 },
    },
    [
      carBadge('Plus', 49990, 'diesel 2.8 automatic', '4x4', 8.5, 2),
      touringUte(carBadge('Tourer', 61990, 'diesel 3.0 V6', '4x4', 9, 3)),
    ],
  ),
  carModel(
    make,
    'Mallee',
    'suv',
    { years: 7, pictures: ['suv-c'], figures: { ancaprating: 4, ancapyear: 2022 } },
    [
      carBadge('Base', 31990, 'petrol 2.0 automatic', 'FWD', 7.8, 1),
      carBadge('Plus', 36990, 'petrol 1.5 turbo', 'AWD', 7.9, 2),
    ],
  ),
  carModel(make, 'Carter', 'van', { years: 8, figures: { grossvehiclemass: 3100 } }, [
    carBadge('MWB', 46990, 'diesel 2.2 manual', 'FWD', 7.4, 1),
    carBadge('LWB', 51990, 'diesel 2.2 automatic', 'FWD', 7.7, 2),
  ]),
];
