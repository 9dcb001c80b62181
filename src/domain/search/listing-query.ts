import type { ListingSettings } from './listing-settings.ts';
import { ORDERS, type Sort, type SortExpression } from './orders.ts';
import { allOf, stockFilter } from './stock-filter.ts';

export type PricedSettings = Pick<ListingSettings, 'price_ascending_above_zero'>;

/** A list as the search is asked for it, before a shopper chooses anything. */
export type AskedListing = {
  /** The part of the stock it is about, in the search's filter language. */
  filter: string;
  /** Days that sold cars stay; absent where that does not change with the days. */
  soldDays: number | undefined;
  /** YYYY-MM-DD. */
  today: string;
  settings: PricedSettings & Pick<ListingSettings, 'page_size'>;
};

/** True if an order leaves out cars without a price, because the tenant says so (spec S12). */
export function onlyPriced(sort: Sort, settings: PricedSettings): boolean {
  return sort === 'price-asc' && settings.price_ascending_above_zero;
}

/** What every answer to a list must pass in an order, its sort expressions and cars on a page: at build and in a browser. */
export function listingQuery(
  { filter, soldDays, today, settings }: AskedListing,
  sort: Sort,
): { filter: string; sort: readonly SortExpression[]; hitsPerPage: number } {
  const priced = onlyPriced(sort, settings) ? 'price > 0' : '';
  return {
    filter: allOf(filter, stockFilter(soldDays, today), priced),
    sort: ORDERS[sort].sort,
    hitsPerPage: settings.page_size,
  };
}
