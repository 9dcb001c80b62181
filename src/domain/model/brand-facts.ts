import { formatCount } from '../text/format.ts';
import type { BrandFacts } from './model-view.ts';

/** What is said of a brand in a line (spec M4): how many are in stock, and how long its maker's warranty lasts. */
export function brandFacts({ inStock, warrantyYears }: BrandFacts): string[] {
  return [
    inStock > 0 ? `${formatCount(inStock)} in stock` : 'None in stock today',
    ...(warrantyYears === undefined ? [] : [`${warrantyYears}-year new vehicle warranty`]),
  ];
}
