import type { BaseValue, OwnVehicle, PlateVehicle } from '../../domain/trade-in/own-vehicle.ts';

/** Who knows what is on a plate, and what vehicles are worth. Both reject where nobody can be asked now. */
export type ValuationProvider = {
  /** Who that is, for people. */
  name: string;
  /** Undefined for a plate that is not known. */
  lookUp: (rego: string, state: string) => Promise<PlateVehicle | undefined>;
  /** What a like vehicle in good condition is worth; undefined where that is not known. */
  value: (vehicle: OwnVehicle) => Promise<BaseValue | undefined>;
};
