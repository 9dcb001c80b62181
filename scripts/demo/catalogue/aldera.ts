import { carBadge, carModel } from './car-bodies.ts';
import type { DemoModel } from './demo-model.ts';

const make = 'Aldera';

/** An invented make for everybody: something in every class. */
export const ALDERA: readonly DemoModel[] = [
  carModel(make, 'Solace', 'sedan', { years: 9, figures: { ancaprating: 5, ancapyear: 2022 } }, [
    carBadge('Active', 33990, 'petrol 2.0 automatic', 'FWD', 6.9, 1),
    carBadge('Touring', 38490, 'petrol 1.5 turbo', 'FWD', 6.4, 2),
    carBadge('Touring Hybrid', 41990, 'hybrid 2.5', 'FWD', 4.2, 2),
    carBadge('Signature Hybrid', 47990, 'hybrid 2.5', 'FWD', 4.4, 3),
  ]),
  carModel(make, 'Solace Tourer', 'wagon', { years: 7, figures: { ancaprating: 5, ancapyear: 2022 } }, [
    carBadge('Active', 36990, 'petrol 2.0 automatic', 'FWD', 7.2, 1),
    carBadge('Touring', 41490, 'petrol 1.5 turbo', 'FWD', 6.8, 2),
    carBadge('Signature', 49990, 'petrol 2.0 turbo', 'AWD', 8.1, 3),
  ]),
  carModel(
    make,
    'Pippit',
    'hatch',
    { years: 10, pictures: ['hatch-b', 'hatch-c'], figures: { ancaprating: 4, ancapyear: 2023 } },
    [
      carBadge('Pure', 23990, 'petrol 1.2 manual', 'FWD', 5.2, 1),
      carBadge('Active', 26490, 'petrol 1.2 automatic', 'FWD', 5.4, 1),
      carBadge('Touring', 29990, 'hybrid 1.8', 'FWD', 3.9, 2),
    ],
  ),
  carModel(make, 'Larkspur', 'suv', { years: 8, figures: { ancaprating: 5, ancapyear: 2023 } }, [
    carBadge('Active', 38990, 'petrol 2.0 automatic', 'FWD', 7.6, 1),
    carBadge('Touring', 43990, 'petrol 1.5 turbo', 'AWD', 7.9, 2),
    carBadge('Touring Hybrid', 46990, 'hybrid 2.5', 'AWD', 5.3, 2),
    carBadge('Signature Hybrid', 54990, 'hybrid 2.5', 'AWD', 5.4, 3),
  ]),
  carModel(
    make,
    'Longreach',
    'suv',
    {
      years: 8,
      pictures: ['suv-b'],
      seats: 7,
      figures: {
        vehiclelength: 4920,
        vehicleheight: 1770,
        towingcapacitybraked: 2500,
        ancaprating: 5,
        ancapyear: 2021,
      },
    },
    [
      carBadge('Active', 52990, 'diesel 2.2 automatic', 'FWD', 6.9, 1),
      carBadge('Touring', 59990, 'diesel 2.2 automatic', 'AWD', 7.1, 2),
      carBadge('Signature', 69990, 'petrol 2.0 turbo', 'AWD', 9.2, 3),
    ],
  ),
];
