import { carBadge, carModel } from './car-bodies.ts';
import type { DemoModel } from './demo-model.ts';

const make = 'Velbrecht';

/** An invented make of expensive, quiet cars. */
export const VELBRECHT: readonly DemoModel[] = [
  carModel(
    make,
    'Linz',
    'sedan',
    { years: 10, pictures: ['sedan-c'], figures: { vehiclelength: 4760, ancaprating: 5, ancapyear: 2019 } },
    [
      carBadge('20t', 72900, 'petrol 2.0 turbo', 'RWD', 7.1, 2),
      carBadge('30t Sport', 98900, 'petrol 3.0 twin turbo', 'AWD', 8.7, 3),
    ],
  ),
  carModel(
    make,
    'Linz Kombi',
    'wagon',
    { years: 8, pictures: ['wagon-c'], figures: { ancaprating: 5, ancapyear: 2019 } },
    [
      carBadge('20t', 76900, 'petrol 2.0 turbo', 'RWD', 7.4, 2),
      carBadge('30t Sport', 104900, 'petrol 3.0 twin turbo', 'AWD', 8.9, 3),
    ],
  ),
  carModel(
    make,
    'Arlen',
    'suv',
    {
      years: 7,
      seats: 7,
      pictures: ['suv-b'],
      figures: { vehiclelength: 4870, towingcapacitybraked: 2400, ancaprating: 5, ancapyear: 2020 },
    },
    [
      carBadge('20t', 84900, 'petrol 2.0 turbo', 'AWD', 8.2, 2),
      carBadge('30d', 99900, 'diesel 3.0 V6', 'AWD', 7.3, 3),
    ],
  ),
  carModel(make, 'Tarn', 'coupe', { years: 9, pictures: ['coupe-b', 'coupe-c'] }, [
    carBadge('20t', 82900, 'petrol 2.0 turbo', 'RWD', 7.2, 2),
    carBadge('30t Sport', 118900, 'petrol 3.0 twin turbo', 'RWD', 8.8, 3),
  ]),
];
