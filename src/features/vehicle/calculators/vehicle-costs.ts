import type { FuelInputs, RunningInputs } from '../../../domain/costs/cost-inputs.ts';
import type { CostsSettings } from '../../../domain/costs/costs-settings.ts';
import { startFuelCosts, type StartCosts } from '../../../domain/costs/fuel-cost.ts';
import { startRunningCosts, type RunningPartner } from '../../../domain/costs/running-cost.ts';
import { towCheckSide, type TowCheckSide } from '../../../domain/costs/tow-check-side.ts';
import type { Vehicle } from '../../../domain/vehicle/vehicle.ts';

/** Where the cost calculators of one vehicle begin; undefined ones it does not have (spec V8, V9, V19). */
export type VehicleCosts = {
  fuel: StartCosts<FuelInputs> | undefined;
  electricity: (StartCosts<RunningInputs> & { partner: RunningPartner }) | undefined;
  delivery: CostsSettings['delivery'] | undefined;
  tow: TowCheckSide | undefined;
};

/** The cost calculators of a vehicle: fuel or electricity, delivery where the dealer delivers, and the tow check. */
export function vehicleCosts(vehicle: Vehicle, settings: CostsSettings): VehicleCosts {
  return {
    fuel: startFuelCosts(vehicle, settings),
    electricity: startRunningCosts(vehicle, settings),
    delivery: settings.delivery.length > 0 ? settings.delivery : undefined,
    tow: towCheckSide(vehicle),
  };
}
