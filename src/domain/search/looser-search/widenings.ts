import type { NamedPlace } from '../../location/find-place.ts';
import { withMenu, withNear, withoutFacet, withQuery, withRange } from '../change-search.ts';
import { FIGURES, isRange, rangeWords, type ShownFacet } from '../facet.ts';
import { kilometresTo, nearestTo, nearWords, PLACE_FIELD, RADII, radiusFilter } from '../near.ts';
import type { WeeklyField } from '../query-reader/query-piece.ts';
import { queryInstead, queryWithout } from '../query-reader/query-chips.ts';
import { type Range, readRange } from '../range.ts';
import type { SearchState } from '../search-state.ts';
import { WEEKLY_FIELD } from '../weekly-card.ts';
import type { AskedSearch, LooserSearch } from './looser-search.ts';

/**
 * A limit of a search that can go on until cars come: an end of a range, or a radius. Cars that pass `without` and `beyond`, in the
 * order `sort`, are those past the limit, the nearest first; `to` goes on as far as one of them.
 */
export type Widening = {
  /** The search without this limit. */
  without: SearchState;
  /** What cars past the limit pass, in the search's filter language. */
  beyond: string;
  /** A sort expression of the search. */
  sort: string;
  /** The field of a car that `figureOf` reads. */
  attribute: string;
  figureOf: (hit: Readonly<Record<string, unknown>>) => number | undefined;
  /** How far a figure lies past the limit, as a share of it. */
  shareOf: (figure: number) => number;
  to: (figure: number) => LooserSearch;
};

type Unit = keyof typeof FIGURES;
type End = 'min' | 'max';

/** Cars past a limit that are looked at. */
export const MAX_BEYOND = 4;
/** The next cars count together while they lie within that share of the limit. */
const NEAR_SHARE = 0.1;

/** Figures are rounded to the first of these that is at most a twentieth of them. */
const STEPS = [10_000, 5000, 1000, 500, 100, 50, 10];
const STEP_SHARE = 20;

/** A figure rounded away from a limit, to what a shopper would have typed: $31,490 is $32,000. Years stay. */
export function roundLimit(figure: number, end: End, unit: Unit | undefined): number {
  if (unit === 'year') return figure;
  const step = STEPS.find((one) => one * STEP_SHARE <= figure) ?? 1;
  return end === 'max' ? Math.ceil(figure / step) * step : Math.floor(figure / step) * step;
}

/** The figure to go on to, of the next cars in their order: the farthest that is still near, else the first; undefined for none. */
export function nextFigure(
  { shareOf }: Pick<Widening, 'shareOf'>,
  figures: readonly number[],
): number | undefined {
  return figures.slice(0, MAX_BEYOND).findLast((figure) => shareOf(figure) <= NEAR_SHARE) ?? figures[0];
}

/** The ends of ranges that a search has: those chosen in facets, and those typed (spec S6). */
export function rangeWidenings({ state, facets, reading }: AskedSearch): Widening[] {
  const budgets = facets.flatMap((facet) => {
    const { name, step } = facet;
    const budget = state.menu?.[name];
    if (!step || !budget) return [];
    const changed = (next: number | undefined): SearchState =>
      next === undefined ? withoutFacet(state, facets, name) : withMenu(state, facets, name, String(next));
    return budgetWidening(WEEKLY_FIELD, Number(budget), step, changed);
  });
  const chosen = facets.filter(isRange).flatMap((facet) => {
    const range = readRange(state.range?.[facet.name] ?? '');
    const changed = (next: Range): SearchState => withRange(state, facet.name, next);
    return range ? endsOf(facet, range, changed) : [];
  });
  const typed = (reading?.pieces ?? []).flatMap(({ field, range, isNegated }, at) => {
    if (!range || !reading || isNegated) return [];
    const { field: name, ...ends } = range;
    if (name === 'weekly_repayment' || name === 'subscription_price') {
      const changed = (next: number | undefined): SearchState =>
        withQuery(
          state,
          next === undefined
            ? queryWithout(reading, new Set([at]))
            : queryInstead(reading, at, weekly.write(next)),
        );
      return ends.max === undefined ? [] : budgetWidening(name, ends.max, WEEKLY_STEP, changed);
    }
    // The price that a budget pays for is not what was typed.
    if (name !== field) return [];
    const facet = { name, unit: UNITS[name] };
    const changed = (next: Range): SearchState =>
      withQuery(state, queryInstead(reading, at, typedRange(name, next)));
    return endsOf(facet, ends, changed);
  });
  return [...budgets, ...chosen, ...typed];
}

/** Dollars a week to which a typed budget is rounded up. */
const WEEKLY_STEP = 25;
const { dollars_a_week: weekly } = FIGURES;

const UNITS = { price: 'dollars', km: 'kilometres', year: 'year' } as const;

/** Kilometres past the offered ones are rounded up to these. */
const ROUND_KILOMETRES = 50;

/** The radiuses that a search has: the chosen one about `place`, which is where its name is, and those typed (spec S6, L8). */
export function radiusWidenings(
  { state, reading }: Pick<AskedSearch, 'state' | 'reading'>,
  place: NamedPlace | undefined,
): Widening[] {
  const { near, within } = state;
  const chosen =
    place && near && within
      ? [radiusWidening(near, place, within, (next) => withNear(state, near, next))]
      : [];
  const typed = (reading?.pieces ?? []).flatMap(({ near: about, within: radius, isNegated }, at) => {
    if (!about || !radius || isNegated || !reading) return [];
    const changed = (next: number | undefined): SearchState =>
      withQuery(
        state,
        next === undefined
          ? queryWithout(reading, new Set([at]))
          : queryInstead(reading, at, `within ${next} km of ${about.name}`),
      );
    return [radiusWidening(about.name, about, radius, changed)];
  });
  return [...chosen, ...typed];
}

function radiusWidening(
  near: string,
  { at }: NamedPlace,
  within: number,
  changed: (within: number | undefined) => SearchState,
): Widening {
  const shareOf = (kilometres: number): number => (kilometres - within) / within;
  return {
    without: changed(undefined),
    beyond: `NOT ${radiusFilter(at, within)}`,
    sort: nearestTo(at),
    attribute: PLACE_FIELD,
    figureOf: (hit) => kilometresTo(hit, at),
    shareOf,
    to: (kilometres) => {
      const next =
        RADII.find((radius) => radius >= kilometres) ??
        Math.ceil(kilometres / ROUND_KILOMETRES) * ROUND_KILOMETRES;
      return {
        says: nearWords({ near, within: next }),
        state: changed(next),
        farness: Math.min(shareOf(kilometres), 1),
      };
    },
  };
}

function endsOf(
  facet: Pick<ShownFacet, 'name' | 'unit'>,
  range: Range,
  changed: (range: Range) => SearchState,
): Widening[] {
  const { name, unit } = facet;
  return (['max', 'min'] as const).flatMap((end) => {
    const limit = range[end];
    if (limit === undefined) return [];
    const { [end]: _, ...other } = range;
    const isUp = end === 'max';
    const shareOf = (figure: number): number =>
      // A year is to cars what a tenth is to prices.
      Math.abs(figure - limit) / (unit === 'year' ? 10 : Math.max(limit, 1));
    return {
      without: changed(other),
      beyond: isUp ? `${name} > ${limit}` : `${name} < ${limit}`,
      sort: `${name}:${isUp ? 'asc' : 'desc'}`,
      attribute: name,
      figureOf: ({ [name]: figure }: Readonly<Record<string, unknown>>) =>
        typeof figure === 'number' ? figure : undefined,
      shareOf,
      to: (figure: number) => {
        const next = { ...other, [end]: roundLimit(figure, end, unit) };
        return { says: rangeWords(facet, next), state: changed(next), farness: Math.min(shareOf(figure), 1) };
      },
    };
  });
}

/** A budget a week, which goes on in steps; what a car costs a week is in a field of its own (spec S3). */
function budgetWidening(
  field: WeeklyField,
  budget: number,
  step: number,
  changed: (budget: number | undefined) => SearchState,
): Widening {
  const shareOf = (figure: number): number => (figure - budget) / budget;
  return {
    without: changed(undefined),
    beyond: `${field} > ${budget}`,
    sort: `${field}:asc`,
    attribute: field,
    figureOf: ({ [field]: figure }) => (typeof figure === 'number' ? figure : undefined),
    shareOf,
    to: (figure) => {
      const max = Math.ceil(figure / step) * step;
      return {
        says: rangeWords({ unit: 'dollars_a_week' }, { max }),
        state: changed(max),
        farness: Math.min(shareOf(figure), 1),
      };
    },
  };
}

/** A range as it is typed, in words that the reader reads as that range; '' without ends. */
export function typedRange(field: keyof typeof UNITS, { min, max }: Range): string {
  const write = (figure: number): string => FIGURES[UNITS[field]].write(figure);
  if (min !== undefined && max !== undefined) return `between ${write(min)} and ${write(max)}`;
  if (field === 'year') {
    if (min !== undefined) return `${min} or newer`;
    return max === undefined ? '' : `${max} or older`;
  }
  if (min !== undefined) return `over ${write(min)}`;
  return max === undefined ? '' : `under ${write(max)}`;
}
