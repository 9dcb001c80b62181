/** What is left of the price of a car by its age in whole years; the last holds for all older ones. */
const REMAINING_BY_AGE = [0.94, 0.84, 0.76, 0.69, 0.63, 0.57, 0.51, 0.46, 0.41, 0.37, 0.33, 0.3, 0.27];
const USUAL_KM_A_YEAR = 13_500;
/** Share of the price that 100,000 km more or fewer than usual move it. */
const SHARE_PER_100_000_KM = 0.14;

/** Dollars a dealer would ask: the price when new, aged, moved by kilometres, and ending as dealers end prices. */
export function askingPrice(priceWhenNew: number, ageYears: number, km: number): number {
  const remaining = REMAINING_BY_AGE[Math.min(ageYears, REMAINING_BY_AGE.length - 1)]!;
  const unusualKm = USUAL_KM_A_YEAR * ageYears - km;
  const worth = priceWhenNew * (remaining + (unusualKm / 100_000) * SHARE_PER_100_000_KM);
  return roundedPrice(Math.max(worth, priceWhenNew * 0.12));
}

/** The nearest price that ends in 490 or 990. */
export function roundedPrice(dollars: number): number {
  return Math.max(Math.round(dollars / 500) * 500 - 10, 990);
}
