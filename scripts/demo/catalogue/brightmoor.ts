import { carBadge, carModel } from './car-bodies.ts';
import type { DemoModel } from './demo-model.ts';

const make = 'Brightmoor';

/** An invented make of vans and the cars that came of them. */
export const BRIGHTMOOR: readonly DemoModel[] = [
  carModel(make, 'Ferrier', 'van', { years: 9, figures: { grossvehiclemass: 3500 } }, [
    carBadge('LWB', 53990, 'diesel 2.2 automatic', 'FWD', 7.8, 2),
    carBadge('LWB Electric', 79990, 'electric 150 kW', 'FWD', 0, 2),
  ]),
  carModel(
    make,
    'Packhorse',
    'van',
    {
      years: 7,
      pictures: ['van-c'],
      figures: { vehiclelength: 5980, vehicleheight: 2530, grossvehiclemass: 4490 },
    },
    [carBadge('High Roof', 61990, 'diesel 2.2 automatic', 'RWD', 9.1, 2)],
  ),
  carModel(
    make,
    'Fenland',
    'wagon',
    { years: 10, pictures: ['wagon-c'], figures: { ancaprating: 4, ancapyear: 2018 } },
    [
      carBadge('SE', 39990, 'petrol 2.0 automatic', 'FWD', 7.6, 1),
      carBadge('SE Manual', 37990, 'petrol 2.0 manual', 'FWD', 7.4, 1),
      carBadge('HSE', 46990, 'petrol 1.5 turbo', 'FWD', 7.1, 3),
    ],
  ),
];
