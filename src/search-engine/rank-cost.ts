/**
 * What it costs a row to answer a query: 0 when it does not, else the less the better. The ranking rules of the server
 * (spec S16) lie above each other in 32 bits, so that the costs of up to ten words can be added: typos, words of the trade
 * in place of the typed ones, how important the field is, whether a value is the whole text, and whether words are whole.
 */
export type Costs = Uint32Array;

export const COST = {
  /** Of every answered word. */
  answered: 1,
  /** Added when the typed word is only the beginning of the one that stands there, or is spelled otherwise. */
  unfinished: 1,
  /** Taken off a row once for a value that begins with the text, twice for one that is all of it. */
  whole: 2 ** 5,
  field: 2 ** 7,
  synonym: 2 ** 16,
  typo: 2 ** 20,
} as const;

/** Less important fields cost no more than this. */
export const MAX_FIELD = 31;

/** A row must answer both: their sum. */
export function sumOfCosts(a: Costs, b: Costs): Costs {
  const out = new Uint32Array(a.length);
  for (let row = 0; row < a.length; row++) {
    const cost = a[row]!;
    if (cost && b[row]) out[row] = cost + b[row]!;
  }
  return out;
}

/** A row may answer either: the lesser, written into `a`. */
export function lesserOfCosts(a: Costs, b: Costs): Costs {
  for (let row = 0; row < a.length; row++) {
    const cost = b[row]!;
    if (cost && (!a[row] || cost < a[row]!)) a[row] = cost;
  }
  return a;
}
