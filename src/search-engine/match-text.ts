import { type Bitset } from './bitset.ts';
import { COST, type Costs, lesserOfCosts, sumOfCosts } from './rank-cost.ts';
import type { WordLookup } from './text-index.ts';
import type { TextQuery } from './text-query.ts';

/** The rows that answer every word, and what it costs each (less is better). */
export interface TextMatch {
  set: Bitset;
  costs: Costs;
}

/** Matches a query over `rows` rows: of all ways to read it word by word, each row takes its cheapest. */
export function matchText(
  { words, readings }: TextQuery,
  rows: number,
  { look, preferWhole }: WordLookup,
): TextMatch {
  const none = new Uint32Array(rows);
  /** What the words before each place cost at least. */
  const paths: (Costs | undefined)[] = [];
  for (const { from, to, term } of readings) {
    const before = paths[from];
    if (from && !before) continue;
    const costs = look(term);
    if (!costs) continue;
    const sum = before ? sumOfCosts(before, costs) : costs;
    const known = paths[to];
    // What the lookup remembers is never written to.
    paths[to] = known ? lesserOfCosts(known, sum) : before ? sum : sum.slice();
  }
  const costs = paths[words.length] ?? none;
  const set = new Uint32Array((rows + 31) >>> 5);
  for (let row = 0; row < rows; row++) {
    if (!costs[row]) continue;
    costs[row]! += 2 * COST.whole;
    set[row >>> 5]! |= 1 << (row & 31);
  }
  preferWhole(costs, words);
  return { set, costs };
}
