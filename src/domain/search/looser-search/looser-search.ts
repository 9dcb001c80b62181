import { activeFilters } from '../active-filters.ts';
import { withoutFacet, withQuery } from '../change-search.ts';
import type { ShownFacet } from '../facet.ts';
import { NEAR } from '../near.ts';
import { queryChips, queryWithout } from '../query-reader/query-chips.ts';
import type { QueryReading } from '../query-reader/read-query.ts';
import { type Range, readRange } from '../range.ts';
import type { SearchState } from '../search-state.ts';

/** What a shopper asked of a list, with its typed text as it was read; `reading` is absent without one. */
export type AskedSearch = {
  state: SearchState;
  facets: readonly ShownFacet[];
  reading?: QueryReading | undefined;
};

/** A search that asks for less than one before it. */
export type LooserSearch = {
  /** What is different, as its button says it: 'Without Red', 'Up to $32,000'. */
  says: string;
  state: SearchState;
  /** How far its cars are from what was asked, the least first: `nearestFirst` says how it is counted. */
  farness: number;
  /** The sort expression that puts its cars nearest to a limit that it leaves out first: '$500 at most' wants the cheapest. */
  sort?: string;
};

/** One choice of a shopper: a piece of the typed text, its unread words, or what is chosen in a facet. */
type Choice = { chip: number; farness: number } | { facet: string; farness: number };

/** What it costs to do without a choice: a car of another make is farther away than one of another colour. */
const FARNESS: Readonly<Record<string, number>> = {
  kind: 5,
  item_type: 5,
  make: 4,
  model: 4,
  make_model: 4,
  body: 3,
  use: 3,
  price: 2,
  payment: 2,
  price_range: 2,
  weekly_price_range: 2,
};
const OTHER_FARNESS = 1;

/** Searches of one number of left-out choices that are looked at. */
const MAX_SEARCHES = 60;

/** What a shopper chose, in the order of their chips; an order that was asked for keeps every car. */
function choicesOf({ state, facets, reading }: AskedSearch): Choice[] {
  const pieces = reading?.pieces ?? [];
  const typed = reading ? queryChips(reading) : [];
  const chips = typed.flatMap((_, chip): Choice[] => {
    const piece = pieces[chip];
    return piece?.filter === '' ? [] : [{ chip, farness: FARNESS[piece?.field ?? ''] ?? OTHER_FARNESS }];
  });
  const chosen = new Set(activeFilters(state, facets).map(({ facet }) => facet));
  return [
    ...chips,
    ...facets.flatMap(({ name }): Choice[] =>
      chosen.has(name) && (name !== NEAR || state.within)
        ? [{ facet: name, farness: FARNESS[name] ?? OTHER_FARNESS }]
        : [],
    ),
  ];
}

/** Choices that are left out together, before all of them are. */
const MAX_TOGETHER = 3;

/** How many choices of a search to leave out, the fewest first: one to three, then all that there are. */
export function numbersLeftOut(asked: AskedSearch): number[] {
  const all = choicesOf(asked).length;
  return [...new Set([1, 2, MAX_TOGETHER, all])].filter((count) => count <= all && count > 0);
}

/** The searches that leave out exactly so many choices of one (spec S6). */
export function leaveOut(asked: AskedSearch, count: number): LooserSearch[] {
  return combinations(choicesOf(asked), count).map((gone) => withoutAll(asked, gone));
}

function withoutAll({ state, facets, reading }: AskedSearch, gone: readonly Choice[]): LooserSearch {
  const chips = new Set(gone.flatMap((one) => ('chip' in one ? [one.chip] : [])));
  const named = gone.flatMap((one) => ('facet' in one ? [one.facet] : []));
  const typed = reading && chips.size ? withQuery(state, queryWithout(reading, chips)) : state;
  const next = named.reduce((left, name) => withoutFacet(left, facets, name), typed);
  // What depends on a facet goes with it and is named as well: the model with its make.
  const kept = new Set(activeFilters(next, facets).map(({ key }) => key));
  const fallen = activeFilters(state, facets).filter(({ facet, key }) => facet !== 'query' && !kept.has(key));
  const said = reading
    ? queryChips(reading).flatMap(({ label }, at) =>
        chips.has(at) ? [{ field: reading.pieces[at]?.field ?? '', label }] : [],
      )
    : [];
  return {
    says: withoutWords([...said, ...fallen.map(({ facet, label }) => ({ field: facet, label }))]),
    state: next,
    farness: gone.reduce((sum, { farness }) => sum + farness, 0),
    ...pastLimit([
      ...named.map((name) => ({ field: name, ...readRange(state.range?.[name] ?? '') })),
      ...[...chips].flatMap((chip) => reading?.pieces[chip]?.range ?? []),
    ]),
  };
}

/** The order of cars past the first of some limits, from the limit on. */
function pastLimit(limits: readonly (Range & { field: string })[]): { sort?: string } {
  const limit = limits.find(({ min, max }) => min !== undefined || max !== undefined);
  return limit ? { sort: `${limit.field}:${limit.max === undefined ? 'desc' : 'asc'}` } : {};
}

/** What it is to be asked for no limit of a figure: 'without up to $500' would be no English. */
const ANY: Readonly<Record<string, string>> = {
  [NEAR]: 'at any distance',
  distance: 'at any distance',
  price: 'at any price',
  price_dropped: 'with or without a price drop',
  payment: 'at any price',
  weekly_price_range: 'at any weekly price',
  year: 'of any year',
  km: 'with any kilometres',
};

/** What is left out, in words: 'Without Red, at any price'. */
function withoutWords(gone: readonly { field: string; label: string }[]): string {
  const named = gone.filter(({ field }) => !ANY[field]).map(({ label }) => label);
  const limits = [...new Set(gone.flatMap(({ field }) => ANY[field] ?? []))];
  const words = [...(named.length > 0 ? [`without ${named.join(' and ')}`] : []), ...limits].join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The first ways to take so many of some things, in their order. */
function combinations<Thing>(things: readonly Thing[], count: number): Thing[][] {
  const found: Thing[][] = [];
  const take = (from: number, taken: readonly Thing[]): void => {
    if (found.length === MAX_SEARCHES) return;
    if (taken.length === count) {
      found.push([...taken]);
      return;
    }
    for (let at = from; at <= things.length - count + taken.length; at++)
      take(at + 1, [...taken, things[at]!]);
  };
  take(0, []);
  return found;
}

/**
 * Searches with the nearest first (spec S6). A range that goes on counts by the share that it goes on by, below one; a choice left
 * out by what it is of: kind 5, make or model 4, body or use 3, price 2, all else 1, several together their sum.
 */
export const nearestFirst = <Search extends Pick<LooserSearch, 'farness'>>(
  searches: readonly Search[],
): Search[] => searches.toSorted((a, b) => a.farness - b.farness);
