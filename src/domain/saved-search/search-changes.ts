/**
 * What was known last of the cars of a search, by their ids: the least price in dollars, 0 for one without a price, null for
 * one that was sold or taken off since.
 */
export type KnownCars = Readonly<Record<string, number | null>>;

/** The stock as it is now, for one search. */
export type SearchedStock = {
  /** The cars that can be bought and that the search finds, with their prices in dollars, 0 for none. */
  matches: ReadonlyMap<string, number>;
  /** True if a car can be bought, found or not. */
  isOnSale: (id: string) => boolean;
  /** True if anything is still said of a car on the site. */
  isThere: (id: string) => boolean;
};

/** What an email says of a search (spec A12), by the ids of cars; `before` in dollars. */
export type SearchChanges = {
  arrived: string[];
  reduced: { id: string; before: number }[];
  returned: string[];
  sold: string[];
};

/** True if there is anything to say. */
export const hasChanges = ({ arrived, reduced, returned, sold }: SearchChanges): boolean =>
  arrived.length + reduced.length + returned.length + sold.length > 0;

/** The cars of a search as a first look finds them: nothing of them is news. */
export const firstLook = (matches: SearchedStock['matches']): KnownCars => Object.fromEntries(matches);

/**
 * What has changed for a search since its cars were known so, and what is known of them now (spec A12). A price counts as
 * down only below the least that was known: one that went up in between and came back is no offer. A car that the search
 * finds no longer but that can still be bought is neither sold nor, when it is found again, new.
 */
export function searchChanges(
  known: KnownCars,
  { matches, isOnSale, isThere }: SearchedStock,
): { changes: SearchChanges; known: KnownCars } {
  const changes: SearchChanges = { arrived: [], reduced: [], returned: [], sold: [] };
  const next = new Map<string, number | null>();
  for (const [id, before] of Object.entries(known)) {
    if (matches.has(id)) continue;
    if (isOnSale(id)) next.set(id, before);
    else if (before !== null) changes.sold.push(id);
    if (!isOnSale(id) && isThere(id)) next.set(id, null);
  }
  for (const [id, price] of matches) {
    const before = Object.hasOwn(known, id) ? known[id] : undefined;
    if (before === undefined) changes.arrived.push(id);
    else if (before === null) changes.returned.push(id);
    else if (price > 0 && price < before) changes.reduced.push({ id, before });
    const isLeast = !before || price === 0 || price < before;
    next.set(id, isLeast ? price : before);
  }
  return { changes, known: Object.fromEntries(next) };
}
