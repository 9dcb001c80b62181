import { type Bitset, setWhere } from './bitset.ts';
import type { Costs, WordLookup } from './text-index.ts';
import type { TextQuery } from './text-query.ts';

/** The rows that answer every word, and what it costs each (less is better). */
export interface TextMatch {
  set: Bitset;
  costs: Uint16Array;
}

/** Matches a query over `rows` rows; each word takes its cheapest reading. */
export function matchText({ length, readings }: TextQuery, rows: number, lookup: WordLookup): TextMatch {
  const read = readings.map(({ from, to, all }) => ({ from, to, costs: all.map(lookup).reduce(dearer) }));
  const words = Array.from({ length }, (_, word) =>
    read
      .filter(({ from, to }) => from <= word && word < to)
      .map(({ costs }) => costs)
      .reduce(cheaper),
  );
  const total = new Uint16Array(rows);
  const set = setWhere(rows, (row) => {
    for (const costs of words) {
      const cost = costs[row]!;
      if (cost === 0) return false;
      total[row]! += cost;
    }
    return true;
  });
  return { set, costs: total };
}

/** A row must answer both, at the dearer price. */
function dearer(a: Costs, b: Costs): Costs {
  const out = new Uint8Array(a.length);
  for (let row = 0; row < a.length; row++) if (a[row] && b[row]) out[row] = Math.max(a[row]!, b[row]!);
  return out;
}

/** A row may answer either, at the cheaper price. */
function cheaper(a: Costs, b: Costs): Costs {
  const out = a.slice();
  for (let row = 0; row < a.length; row++) {
    const cost = b[row]!;
    if (cost && (!out[row] || cost < out[row]!)) out[row] = cost;
  }
  return out;
}
