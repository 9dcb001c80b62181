/** What the fuel calculator works from. */
export type FuelInputs = { weeklyKilometres: number; litresPer100Km: number; pricePerLitre: number };
/** What the running cost of an electric vehicle is worked out from; the fuel figures are those of the one it is compared with. */
export type RunningInputs = FuelInputs & { wattHoursPerKm: number; centsPerKwh: number };
export type CostKey = keyof RunningInputs;

/** What a field takes, both ends included. */
export const COST_LIMITS = {
  weeklyKilometres: { min: 0, max: 5000 },
  litresPer100Km: { min: 0, max: 100 },
  pricePerLitre: { min: 0, max: 10 },
  wattHoursPerKm: { min: 0, max: 5000 },
  centsPerKwh: { min: 0, max: 500 },
} satisfies Record<CostKey, { min: number; max: number }>;
