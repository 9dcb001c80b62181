import { carBadge, carModel } from './car-bodies.ts';
import type { DemoModel } from './demo-model.ts';

const make = 'Voltiera';

/** An invented make of electric cars. */
export const VOLTIERA: readonly DemoModel[] = [
  carModel(
    make,
    'Arc',
    'sedan',
    { years: 5, pictures: ['sedan-b'], figures: { ancaprating: 5, ancapyear: 2023 } },
    [
      carBadge('Standard Range', 57990, 'electric 150 kW', 'RWD', 0, 2),
      carBadge('Long Range', 66990, 'electric 168 kW', 'RWD', 0, 3),
    ],
  ),
  carModel(
    make,
    'Halo',
    'suv',
    {
      years: 5,
      pictures: ['suv-d'],
      figures: { ancaprating: 5, ancapyear: 2023, towingcapacitybraked: 1600 },
    },
    [
      carBadge('Standard Range', 60990, 'electric 150 kW', 'RWD', 0, 2),
      carBadge('Performance', 82990, 'electric 300 kW', 'AWD', 0, 3),
    ],
  ),
  carModel(
    make,
    'Pulse',
    'hatch',
    { years: 4, pictures: ['hatch-d'], figures: { ancaprating: 5, ancapyear: 2024 } },
    [
      carBadge('City', 36990, 'electric 100 kW', 'FWD', 0, 1),
      carBadge('Plus', 41990, 'electric 150 kW', 'FWD', 0, 2),
    ],
  ),
  carModel(make, 'Glide', 'wagon', { years: 3, figures: { ancaprating: 5, ancapyear: 2025 } }, [
    carBadge('Long Range', 69990, 'electric 168 kW', 'RWD', 0, 3),
  ]),
];
