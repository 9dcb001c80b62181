import { fuelKind } from '../vehicle/fuel-kind.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { CostsSettings } from './costs-settings.ts';

/** What the fuel calculator works from. */
export type FuelInputs = { weeklyKilometres: number; litresPer100Km: number; pricePerLitre: number };
/** Dollars. */
export type FuelCost = { perWeek: number; perYear: number };

/** What a field takes, both ends included. */
export const FUEL_LIMITS = {
  weeklyKilometres: { min: 0, max: 5000 },
  litresPer100Km: { min: 0, max: 100 },
  pricePerLitre: { min: 0, max: 10 },
} satisfies Record<keyof FuelInputs, { min: number; max: number }>;

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

/** Where the fuel calculator stands at first: at the vehicle's own consumption where it is known (spec V8). */
export function startFuelInputs(
  vehicle: Pick<Vehicle, 'variant'>,
  { fuel }: Pick<CostsSettings, 'fuel'>,
): FuelInputs {
  return {
    weeklyKilometres: fuel.weekly_kilometres,
    // Feeds write 0 for an unknown figure.
    litresPer100Km: vehicle.variant?.fuelconsumptioncombined || fuel.litres_per_100km,
    pricePerLitre: fuel.price_per_litre,
  };
}

/** Which running-cost calculator a vehicle has: none for what has no engine, and no fuel for electric cars (spec V8). */
export function runningCostKind(
  vehicle: Pick<Vehicle, 'fuel' | 'simple_fuel' | 'item_type'>,
): 'fuel' | 'electricity' | 'none' {
  if (vehicle.item_type === 'caravan') return 'none';
  return fuelKind(vehicle) === 'electric' ? 'electricity' : 'fuel';
}
