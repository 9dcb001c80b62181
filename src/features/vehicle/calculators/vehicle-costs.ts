import type { CostsSettings } from '../../../domain/costs/costs-settings.ts';
import { runningCostKind, startFuelInputs, type FuelInputs } from '../../../domain/costs/fuel-cost.ts';
import { startRunningInputs, type RunningInputs } from '../../../domain/costs/running-cost.ts';
import { towCheckSide, type TowCheckSide } from '../../../domain/costs/tow-check-side.ts';
import type { Vehicle } from '../../../domain/vehicle/vehicle.ts';

/** Where the cost calculators of one vehicle begin; absent ones it does not have (spec V8, V9, V19). */
export type VehicleCosts = {
  fuel?: FuelInputs;
  electricity?: { inputs: RunningInputs; isOwnFigure: boolean };
  delivery?: CostsSettings['delivery'];
  tow?: TowCheckSide;
};

/** The cost calculators of a vehicle: fuel or electricity, delivery where the dealer delivers, and the tow check. */
export function vehicleCosts(vehicle: Vehicle, settings: CostsSettings): VehicleCosts {
  const kind = runningCostKind(vehicle);
  const tow = towCheckSide(vehicle);
  return {
    ...(kind === 'fuel' && { fuel: startFuelInputs(vehicle, settings) }),
    ...(kind === 'electricity' && { electricity: startRunningInputs(vehicle, settings) }),
    ...(settings.delivery.length > 0 && { delivery: settings.delivery }),
    ...(tow && { tow }),
  };
}
