import type { Vehicle } from '../vehicle/vehicle.ts';
import type { CostsSettings } from './costs-settings.ts';
import { fuelCostOf, WEEKS_A_YEAR, type FuelInputs } from './fuel-cost.ts';

/** What the running cost of an electric car is worked out from; the petrol figures are those of the car it replaces. */
export type RunningInputs = FuelInputs & { wattHoursPerKm: number; centsPerKwh: number };

/** Dollars; `savingPerYear` is negative where petrol is cheaper. */
export type RunningCost = {
  electricity: { per100Km: number; perYear: number };
  petrol: { per100Km: number; perYear: number };
  savingPerYear: number;
};

/** What an electric car costs to run, for 100 km and for a year of 52 weeks, beside a petrol car (spec V8). */
export function runningCost(inputs: RunningInputs): RunningCost {
  const kilometresAYear = inputs.weeklyKilometres * WEEKS_A_YEAR;
  // Wh a km are kWh for 1000 km: a tenth of it for 100 km, at cents, of which a hundred are a dollar.
  const electricityPer100 = (inputs.wattHoursPerKm * inputs.centsPerKwh) / 1000;
  const petrolPer100 = fuelCostOf(100, inputs);
  const electricityPerYear = (electricityPer100 * kilometresAYear) / 100;
  const petrolPerYear = fuelCostOf(kilometresAYear, inputs);
  return {
    electricity: { per100Km: electricityPer100, perYear: electricityPerYear },
    petrol: { per100Km: petrolPer100, perYear: petrolPerYear },
    savingPerYear: petrolPerYear - electricityPerYear,
  };
}

/** Where the comparison stands at first; `isOwnFigure` is false where the car's consumption is only assumed (spec V8). */
export function startRunningInputs(
  vehicle: Pick<Vehicle, 'variant'>,
  { fuel, electricity }: Pick<CostsSettings, 'fuel' | 'electricity'>,
): { inputs: RunningInputs; isOwnFigure: boolean } {
  // Feeds write 0 for an unknown figure.
  const own = vehicle.variant?.energyconsumption || undefined;
  const inputs = {
    weeklyKilometres: fuel.weekly_kilometres,
    litresPer100Km: fuel.litres_per_100km,
    pricePerLitre: fuel.price_per_litre,
    wattHoursPerKm: own ?? electricity.watt_hours_per_km,
    centsPerKwh: electricity.cents_per_kwh,
  };
  return { inputs, isOwnFigure: own !== undefined };
}
