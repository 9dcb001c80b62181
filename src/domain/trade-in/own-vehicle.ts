import type { Condition } from '../lead/condition-field.ts';

/** A vehicle that someone has, as its owner describes it. */
export type OwnVehicle = {
  make: string;
  model: string;
  /** The year of its build. */
  year: number;
  km: number;
  condition: Condition;
  /** The ids of the adjustments that hold for it. */
  adjustments: readonly string[];
  rego?: string;
  state?: string;
};

/** What a plate is known to be on. */
export type PlateVehicle = { make: string; model: string; year: number };

/** What a like vehicle in good condition is worth to the dealer, in dollars, and what that rests on. */
export type BaseValue = { low: number; high: number; offer?: number; restsOn: string[] };
