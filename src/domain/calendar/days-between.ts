const MILLISECONDS_A_DAY = 86_400_000;

/** Days from one date YYYY-MM-DD to another, negative when that is earlier; NaN when one of them is no date. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / MILLISECONDS_A_DAY;
}
