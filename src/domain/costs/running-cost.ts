import { fuelKind } from '../vehicle/fuel-kind.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { RunningInputs } from './cost-inputs.ts';
import { COMPARED_FUEL, costKind, type CostKind } from './cost-kind.ts';
import type { CostsSettings } from './costs-settings.ts';
import { fuelCostOf, WEEKS_A_YEAR, type StartCosts } from './fuel-cost.ts';

/** Dollars; `savingPerYear` is negative where fuel is cheaper. */
export type RunningCost = {
  electricity: { per100Km: number; perYear: number };
  fuel: { per100Km: number; perYear: number };
  savingPerYear: number;
};

/** What an electric vehicle costs to run, for 100 km and for a year of 52 weeks, beside one with an engine (spec V8). */
export function runningCost(inputs: RunningInputs): RunningCost {
  const kilometresAYear = inputs.weeklyKilometres * WEEKS_A_YEAR;
  // Wh a km are kWh for 1000 km: a tenth of it for 100 km, at cents, of which a hundred are a dollar.
  const electricityPer100 = (inputs.wattHoursPerKm * inputs.centsPerKwh) / 1000;
  const fuelPer100 = fuelCostOf(100, inputs);
  const electricityPerYear = (electricityPer100 * kilometresAYear) / 100;
  const fuelPerYear = fuelCostOf(kilometresAYear, inputs);
  return {
    electricity: { per100Km: electricityPer100, perYear: electricityPerYear },
    fuel: { per100Km: fuelPer100, perYear: fuelPerYear },
    savingPerYear: fuelPerYear - electricityPerYear,
  };
}

/** What an electric vehicle is compared with: 'petrol car', 'diesel truck', and its fuel. */
export type RunningPartner = { name: string; fuel: string };

/** Vehicles that a mean takes at least. */
const MIN_OF_MEAN = 5;

/** Litres for 100 km, by kind of vehicle. */
export type UsualLitres = Partial<Record<CostKind, number>>;

/** Mean consumption of the dealer's own vehicles with the fuel that an electric one is compared with, to a tenth of a litre. */
export function usualLitres(vehicles: readonly Vehicle[]): UsualLitres {
  const figures = Map.groupBy(
    vehicles.filter((vehicle) => {
      const kind = costKind(vehicle);
      const fuel = (vehicle.simple_fuel ?? vehicle.fuel ?? '').toLowerCase();
      const isLike = kind && fuelKind(vehicle) === 'other' && fuel.includes(COMPARED_FUEL[kind]);
      return isLike && vehicle.variant?.fuelconsumptioncombined;
    }),
    costKind,
  );
  return Object.fromEntries(
    [...figures].flatMap(([kind, own]) => {
      const sum = own.reduce((all, { variant }) => all + (variant?.fuelconsumptioncombined ?? 0), 0);
      return kind && own.length >= MIN_OF_MEAN ? [[kind, Math.round((10 * sum) / own.length) / 10]] : [];
    }),
  );
}

/**
 * Where the comparison of an electric vehicle begins: at its own consumption, or at what is usual for its kind,
 * beside one of the same kind with an engine, which uses what the dealer's own do (`usual`); undefined for the rest (spec V8).
 */
export function startRunningCosts(
  vehicle: Pick<Vehicle, 'variant' | 'fuel' | 'simple_fuel' | 'item_type' | 'body' | 'simple_body'>,
  { fuel, electricity }: Pick<CostsSettings, 'fuel' | 'electricity'>,
  usual: UsualLitres = {},
): (StartCosts<RunningInputs> & { partner: RunningPartner }) | undefined {
  const kind = costKind(vehicle);
  if (!kind || fuelKind(vehicle) !== 'electric') return undefined;
  // Feeds write 0 for an unknown figure.
  const own = vehicle.variant?.energyconsumption || undefined;
  const inputs = {
    weeklyKilometres: fuel.weekly_kilometres,
    wattHoursPerKm: own ?? electricity.watt_hours_per_km[kind],
    centsPerKwh: electricity.cents_per_kwh,
    litresPer100Km: usual[kind] ?? fuel.litres_per_100km[kind],
    pricePerLitre: fuel.price_per_litre,
  };
  const partner = { name: `${COMPARED_FUEL[kind]} ${kind}`, fuel: COMPARED_FUEL[kind] };
  const assumed = own
    ? ''
    : `${inputs.wattHoursPerKm} Wh per kilometre, because this ${kind}'s consumption isn't listed, and `;
  const assumption = `Assumes ${assumed}${inputs.litresPer100Km} L/100 km for a ${partner.name}${usual[kind] ? ", our stock's average" : ''}. Enter your own if you know it.`;
  return { inputs, partner, assumption };
}
