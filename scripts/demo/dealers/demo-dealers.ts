import type { DemoDealer } from '../demo-dealer.ts';
import { bassStraitTrucks } from './bass-strait-trucks.ts';
import { harbourMotorGroup } from './harbour-motor-group.ts';
import { ironbarkMotorcycles } from './ironbark-motorcycles.ts';
import { tallowoodCaravans } from './tallowood-caravans.ts';
import { wattleUsedCars } from './wattle-used-cars.ts';

/** The demo dealers whose stock is written by the generator. */
export const DEMO_DEALERS: readonly DemoDealer[] = [
  harbourMotorGroup,
  wattleUsedCars,
  tallowoodCaravans,
  ironbarkMotorcycles,
  bassStraitTrucks,
];
