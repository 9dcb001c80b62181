import type { FuelInputs, RunningInputs } from './cost-inputs.ts';
import type { CostsSettings } from './costs-settings.ts';
import { startFuelCosts, type StartCosts } from './fuel-cost.ts';
import { startRunningCosts, type RunningPartner, type UsualLitres } from './running-cost.ts';
import { towCheckSide, type TowCheckSide } from './tow-check-side.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Where the cost calculators of one vehicle begin; undefined ones it does not have (spec V8, V9, V19). */
export type VehicleCosts = {
  fuel: StartCosts<FuelInputs> | undefined;
  electricity: (StartCosts<RunningInputs> & { partner: RunningPartner }) | undefined;
  delivery: CostsSettings['delivery'] | undefined;
  tow: TowCheckSide | undefined;
};

/** The cost calculators of a vehicle: fuel or electricity, delivery where the dealer delivers, and the tow check. */
export function vehicleCosts(vehicle: Vehicle, settings: CostsSettings, usual: UsualLitres): VehicleCosts {
  return {
    fuel: startFuelCosts(vehicle, settings),
    electricity: startRunningCosts(vehicle, settings, usual),
    delivery: settings.delivery.length > 0 ? settings.delivery : undefined,
    tow: towCheckSide(vehicle),
  };
}
