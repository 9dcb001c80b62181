import { carBadge, carModel } from './car-bodies.ts';
import type { DemoModel } from './demo-model.ts';

const make = 'Kanzora';

/** An invented make of sensible cars at sensible prices. */
export const KANZORA: readonly DemoModel[] = [
  carModel(
    make,
    'Miko',
    'hatch',
    { years: 10, pictures: ['hatch-c'], figures: { ancaprating: 3, ancapyear: 2023 } },
    [
      carBadge('Go', 21990, 'petrol 1.2 manual', 'FWD', 5.1, 1),
      carBadge('Go Auto', 23490, 'petrol 1.2 automatic', 'FWD', 5.3, 1),
      carBadge('Club', 27490, 'petrol 2.0 automatic', 'FWD', 6.6, 2),
    ],
  ),
  carModel(
    make,
    'Rin',
    'sedan',
    { years: 10, figures: { vehiclelength: 4620, ancaprating: 5, ancapyear: 2020 } },
    [
      carBadge('Go', 27990, 'petrol 2.0 automatic', 'FWD', 6.8, 1),
      carBadge('Club', 31990, 'petrol 2.0 automatic', 'FWD', 6.9, 2),
      carBadge('GT Manual', 36990, 'petrol 2.0 turbo manual', 'FWD', 7.8, 3),
    ],
  ),
  carModel(make, 'Taro', 'suv', { years: 8, figures: { ancaprating: 5, ancapyear: 2022 } }, [
    carBadge('Go', 32990, 'petrol 2.0 automatic', 'FWD', 7.5, 1),
    carBadge('Club', 37990, 'petrol 1.5 turbo', 'FWD', 7.1, 2),
    carBadge('Club Hybrid', 41990, 'hybrid 1.8', 'AWD', 5.1, 2),
  ]),
  carModel(make, 'Hako', 'van', { years: 9, figures: { vehiclelength: 4980, grossvehiclemass: 2900 } }, [
    carBadge('Go', 41990, 'diesel 2.2 manual', 'RWD', 7.9, 1),
    carBadge('Go Auto', 44990, 'diesel 2.2 automatic', 'RWD', 8.2, 1),
  ]),
];
