/**
 * The share of its new price that a vehicle has kept after so many years, with the kilometres of its age: a fifth is lost
 * in the first year, an eighth in each of the next, and a tenth a year after that. Our own table, for estimates alone.
 */
const RETAINED = [1, 0.8, 0.7, 0.62, 0.55, 0.48, 0.43, 0.38, 0.34, 0.31, 0.28, 0.25, 0.22, 0.2, 0.18, 0.16];

/** What a vehicle is driven in a year. */
const KM_A_YEAR = 15_000;
/** What 10,000 km more or fewer than that change, and what all of them change at most. */
const SHARE_OF_10_000_KM = 0.025;
const MAX_SHARE_OF_KM = 0.25;

/** The share of its new price that a vehicle has kept after whole years. */
export function retainedShare(years: number): number {
  const age = Math.min(RETAINED.length - 1, Math.max(0, Math.floor(years)));
  return RETAINED[age] ?? 0;
}

/** By what a price is multiplied for kilometres above or below those of its age: 1 where it has just those. */
export function kilometreFactor(years: number, km: number): number {
  const above = (km - Math.max(0.5, years) * KM_A_YEAR) / 10_000;
  const change = Math.min(MAX_SHARE_OF_KM, Math.max(-MAX_SHARE_OF_KM, above * SHARE_OF_10_000_KM));
  return 1 - change;
}

/** The share of its new price that a vehicle of so many years and kilometres has kept. */
export const worthShare = (years: number, km: number): number =>
  retainedShare(years) * kilometreFactor(years, km);
