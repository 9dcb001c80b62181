import { carBadge, carModel, touringUte } from './car-bodies.ts';
import type { DemoModel } from './demo-model.ts';

const make = 'Corvane';

/** An invented make of four-wheel drives and work utes. */
export const CORVANE: readonly DemoModel[] = [
  carModel(
    make,
    'Ridgeback',
    'ute',
    { years: 9, pictures: ['ute-a'], figures: { ancaprating: 5, ancapyear: 2022, grossvehiclemass: 3200 } },
    [
      carBadge('Work', 46990, 'diesel 2.8 manual', '4x4', 8.1, 1),
      carBadge('Trail', 56990, 'diesel 2.8 automatic', '4x4', 8.4, 2),
      touringUte(carBadge('Summit', 68990, 'diesel 3.0 V6', '4x4', 8.9, 3)),
    ],
  ),
  carModel(
    make,
    'Boundary',
    'suv',
    {
      years: 9,
      pictures: ['suv-c'],
      seats: 7,
      figures: {
        vehiclelength: 4890,
        vehicleheight: 1840,
        towingcapacitybraked: 3100,
        ancaprating: 5,
        ancapyear: 2022,
      },
    },
    [
      carBadge('Trail', 58990, 'diesel 2.8 automatic', '4x4', 8.6, 1),
      carBadge('Summit', 69990, 'diesel 2.8 automatic', '4x4', 8.7, 2),
      carBadge('Summit V6', 79990, 'diesel 3.0 V6', '4x4', 9.1, 3),
    ],
  ),
  carModel(
    make,
    'Gibber',
    'suv',
    { years: 5, pictures: ['suv-c'], figures: { vehiclelength: 4270, ancaprating: 4, ancapyear: 2024 } },
    [
      carBadge('Trail', 34990, 'petrol 1.5 turbo', 'AWD', 7.4, 1),
      carBadge('Summit', 40990, 'petrol 1.5 turbo', 'AWD', 7.5, 2),
    ],
  ),
  carModel(
    make,
    'Stonewall',
    'wagon',
    { years: 6, pictures: ['wagon-b'], figures: { vehicleheight: 1580, ancaprating: 5, ancapyear: 2023 } },
    [
      carBadge('Trail', 45990, 'petrol 2.0 turbo', 'AWD', 8.8, 2),
      carBadge('Summit', 52990, 'petrol 2.0 turbo', 'AWD', 8.9, 3),
    ],
  ),
];
