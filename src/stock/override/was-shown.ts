import type { StockFigures } from '../history/stock-figures.ts';
import { folded, type StockOverride } from './read-overrides.ts';

/** Tells of a number whether a vehicle with it was shown when stock was last published, or is known to be gone since. */
export function wasShown(figures: StockFigures | undefined): (number: StockOverride['number']) => boolean {
  const shown = [...(figures?.vehicles ?? []), ...(figures?.gone ?? [])];
  return ({ kind, value }) =>
    shown.some((vehicle) => vehicle[kind] !== undefined && folded(vehicle[kind]) === folded(value));
}
