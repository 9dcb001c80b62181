import { carBadge, carModel } from './car-bodies.ts';
import type { DemoModel } from './demo-model.ts';

const make = 'Tessaro';

/** An invented make for those who drive for its own sake. */
export const TESSARO: readonly DemoModel[] = [
  carModel(make, 'Lucente', 'coupe', { years: 8, pictures: ['coupe-a'] }, [
    carBadge('GT', 59990, 'petrol 2.0 turbo', 'RWD', 8.3, 2),
    carBadge('GT Manual', 57990, 'petrol 2.0 turbo manual', 'RWD', 8.5, 2),
    carBadge('Corsa', 79990, 'petrol 3.0 twin turbo', 'RWD', 9.8, 3),
  ]),
  carModel(make, 'Solario', 'convertible', { years: 8 }, [
    carBadge('GT', 64990, 'petrol 2.0 turbo', 'RWD', 8.6, 2),
  ]),
  carModel(
    make,
    'Vespro',
    'hatch',
    { years: 8, pictures: ['hatch-b'], figures: { ancaprating: 5, ancapyear: 2020 } },
    [
      carBadge('S', 36990, 'petrol 1.5 turbo', 'FWD', 6.7, 2),
      carBadge('Corsa', 52990, 'petrol 2.0 turbo manual', 'AWD', 8.4, 3),
    ],
  ),
  carModel(make, 'Altavia', 'suv', { years: 5, figures: { ancaprating: 5, ancapyear: 2023 } }, [
    carBadge('S', 58990, 'petrol 1.5 turbo', 'FWD', 7.4, 2),
    carBadge('GT', 69990, 'petrol 2.0 turbo', 'AWD', 8.6, 3),
  ]),
];
