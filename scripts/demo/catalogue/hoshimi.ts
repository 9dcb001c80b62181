import { carBadge, carModel } from './car-bodies.ts';
import type { DemoModel } from './demo-model.ts';

const make = 'Hoshimi';

/** An invented make known for hybrids that last. */
export const HOSHIMI: readonly DemoModel[] = [
  carModel(
    make,
    'Kiri',
    'hatch',
    { years: 10, pictures: ['hatch-a'], figures: { ancaprating: 5, ancapyear: 2020 } },
    [
      carBadge('S', 24490, 'petrol 1.2 automatic', 'FWD', 5.3, 1),
      carBadge('S Hybrid', 28490, 'hybrid 1.8', 'FWD', 3.6, 1),
      carBadge('L Hybrid', 32990, 'hybrid 1.8', 'FWD', 3.8, 3),
    ],
  ),
  carModel(make, 'Sora', 'sedan', { years: 10, figures: { ancaprating: 5, ancapyear: 2024 } }, [
    carBadge('S Hybrid', 39990, 'hybrid 2.5', 'FWD', 4, 1),
    carBadge('L Hybrid', 48990, 'hybrid 2.5', 'FWD', 4.1, 3),
  ]),
  carModel(make, 'Umi', 'suv', { years: 8, figures: { ancaprating: 5, ancapyear: 2021 } }, [
    carBadge('S Hybrid', 42490, 'hybrid 2.5', 'FWD', 4.7, 1),
    carBadge('M Hybrid', 46990, 'hybrid 2.5', 'AWD', 4.9, 2),
    carBadge('L Hybrid', 54490, 'hybrid 2.5', 'AWD', 5, 3),
  ]),
  carModel(
    make,
    'Kumo',
    'suv',
    { years: 6, pictures: ['suv-d'], figures: { vehiclelength: 4180, ancaprating: 5, ancapyear: 2021 } },
    [
      carBadge('S', 29990, 'petrol 1.5 turbo', 'FWD', 6.1, 1),
      carBadge('L Hybrid', 36990, 'hybrid 1.8', 'AWD', 4.2, 2),
    ],
  ),
  carModel(make, 'Tomo', 'people mover', { years: 7, figures: { ancaprating: 5, ancapyear: 2021 } }, [
    carBadge('M', 54990, 'petrol 2.0 automatic', 'FWD', 9.4, 2),
    carBadge('L Hybrid', 66990, 'hybrid 2.5', 'FWD', 5.6, 3),
  ]),
];
