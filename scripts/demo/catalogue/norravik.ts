import { carBadge, carModel } from './car-bodies.ts';
import type { DemoModel } from './demo-model.ts';

const make = 'Norravik';

/** An invented make of family cars, half of them electric. */
export const NORRAVIK: readonly DemoModel[] = [
  carModel(
    make,
    'Fjell',
    'wagon',
    { years: 9, pictures: ['wagon-c'], figures: { ancaprating: 5, ancapyear: 2020 } },
    [
      carBadge('Plus', 56990, 'petrol 2.0 turbo', 'AWD', 7.9, 2),
      carBadge('Ultra', 66990, 'petrol 2.0 turbo', 'AWD', 8, 3),
    ],
  ),
  carModel(
    make,
    'Skerry',
    'suv',
    {
      years: 8,
      seats: 7,
      pictures: ['suv-b'],
      figures: { vehiclelength: 4890, ancaprating: 5, ancapyear: 2021 },
    },
    [
      carBadge('Core', 51990, 'petrol 1.5 turbo', 'FWD', 7.2, 1),
      carBadge('Plus', 58990, 'petrol 2.0 turbo', 'AWD', 7.8, 2),
    ],
  ),
  carModel(
    make,
    'Sund',
    'suv',
    { years: 4, pictures: ['suv-d'], figures: { ancaprating: 5, ancapyear: 2024 } },
    [
      carBadge('Plus Electric', 62990, 'electric 168 kW', 'RWD', 0, 2),
      carBadge('Ultra Twin Motor Electric', 78990, 'electric 300 kW', 'AWD', 0, 3),
    ],
  ),
  carModel(
    make,
    'Vik',
    'hatch',
    { years: 4, pictures: ['hatch-d'], figures: { ancaprating: 5, ancapyear: 2024 } },
    [
      carBadge('Core Electric', 45990, 'electric 150 kW', 'RWD', 0, 1),
      carBadge('Plus Electric', 51990, 'electric 168 kW', 'RWD', 0, 2),
    ],
  ),
];
