import { fuelKind } from '../vehicle/fuel-kind.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { FuelInputs } from './cost-inputs.ts';
import { costKind } from './cost-kind.ts';
import type { CostsSettings } from './costs-settings.ts';

/** Dollars. */
export type FuelCost = { perWeek: number; perYear: number };

/** Where a running-cost calculator begins, and what that assumes, in a sentence; '' where it assumes nothing. */
export type StartCosts<Inputs> = { inputs: Inputs; assumption: string };

export const WEEKS_A_YEAR = 52;

/** What a distance (km) costs in fuel, in dollars: km / 100 x consumption x price (spec V8). */
export function fuelCostOf(
  kilometres: number,
  { litresPer100Km, pricePerLitre }: Pick<FuelInputs, 'litresPer100Km' | 'pricePerLitre'>,
): number {
  return (kilometres / 100) * litresPer100Km * pricePerLitre;
}

/** Fuel for a week and for a year of 52 weeks, in dollars (spec V8). */
export function fuelCost(inputs: FuelInputs): FuelCost {
  const perWeek = fuelCostOf(inputs.weeklyKilometres, inputs);
  return { perWeek, perYear: perWeek * WEEKS_A_YEAR };
}

/**
 * Where the fuel calculator begins: at the vehicle's own consumption, or at what is usual for its kind; undefined
 * for what has no engine or runs on electricity alone (spec V8).
 */
export function startFuelCosts(
  vehicle: Pick<Vehicle, 'variant' | 'fuel' | 'simple_fuel' | 'item_type' | 'body' | 'simple_body'>,
  { fuel }: Pick<CostsSettings, 'fuel'>,
): StartCosts<FuelInputs> | undefined {
  const kind = costKind(vehicle);
  if (!kind || fuelKind(vehicle) === 'electric') return undefined;
  // Feeds write 0 for an unknown figure.
  const own = vehicle.variant?.fuelconsumptioncombined || undefined;
  const litresPer100Km = own ?? fuel.litres_per_100km[kind];
  return {
    inputs: { weeklyKilometres: fuel.weekly_kilometres, litresPer100Km, pricePerLitre: fuel.price_per_litre },
    assumption: own
      ? ''
      : `Assumes ${litresPer100Km} L/100 km, because this ${kind}'s consumption isn't listed. Enter your own if you know it.`,
  };
}
