import { stepOf } from '../../search-engine/derive-value.ts';
import type { WeeklyList } from '../finance/weekly-list.ts';
import type { FacetName } from './search-fields.ts';
import { SEARCH_FIELDS } from './search-fields.ts';
import type { SearchFieldTable } from './search-field.ts';
import { WEEKLY_FIELD } from './weekly-card.ts';

/** The facet of its bands, and its parameter in an address (spec S3). */
export const WEEKLY_FACET = 'weekly_price_range' satisfies FacetName;

/** Dollars a week of a band. An address stays good whatever the stock: only which bands a list offers changes. */
const BAND = 25;

/**
 * The fields of a dealer's search: where lists have weekly figures, those and their bands in place of the bands of subscriptions.
 * Both follow from the price, so that an index holds exceptions alone.
 */
export function searchFieldsWith(
  weekly: Pick<WeeklyList, 'repaymentOf' | 'line'> | undefined,
): SearchFieldTable {
  if (!weekly) return SEARCH_FIELDS;
  const { repaymentOf, line } = weekly;
  return {
    ...SEARCH_FIELDS,
    [WEEKLY_FIELD]: {
      kind: 'integer',
      store: 'core',
      filterable: true,
      sortable: true,
      facet: 'range',
      derive: { rule: 'line', of: 'price', ...line },
      from: repaymentOf,
    },
    [WEEKLY_FACET]: {
      kind: 'keyword',
      store: 'core',
      filterable: true,
      facet: 'values',
      derive: { rule: 'step', of: WEEKLY_FIELD, step: BAND },
      from: (car) => {
        const repayment = repaymentOf(car);
        return repayment === undefined ? undefined : stepOf(repayment, BAND);
      },
      shown: { label: 'Weekly budget', widget: 'menu', unit: 'dollars_a_week', step: BAND },
    },
  };
}

/** The facets of a dealer's lists, with that of a weekly budget behind the price where lists have weekly figures (spec S3). */
export function facetsWith(names: readonly FacetName[], hasWeekly: boolean): FacetName[] {
  if (!hasWeekly || names.includes(WEEKLY_FACET)) return [...names];
  return names.toSpliced(names.indexOf('price') + 1, 0, WEEKLY_FACET);
}

/** Steps from one offered budget to the next, in dollars a week. */
const OFFERED_STEPS = [25, 50, 100, 250];
/** Budgets that are offered at most, where one of these steps allows it. */
const MAX_OFFERED = 8;

/**
 * The budgets that a list offers, as values of the facet, of its cars' repayments in whole dollars a week: from the first that keeps
 * a car to the last that leaves one out, in the finest steps that are few enough. None where there is nothing to choose.
 */
export function offeredBudgets(repayments: readonly number[]): string[] {
  const [least, most] = repayments.reduce(
    ([min, max], one) => [Math.min(min, one), Math.max(max, one)],
    [Infinity, -Infinity],
  );
  const offered = OFFERED_STEPS.map((step) => {
    const first = Math.ceil(least / step) * step;
    const count = Math.max(0, Math.ceil((most - first) / step));
    return Number.isFinite(count) ? Array.from({ length: count }, (_, at) => String(first + at * step)) : [];
  });
  return offered.find(({ length }) => length <= MAX_OFFERED) ?? offered.at(-1) ?? [];
}
