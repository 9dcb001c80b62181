import type { SearchFieldName } from './search-fields.ts';

/** An order as both engines are asked for it: a field that can be sorted by, and which end comes first. */
export type SortExpression = `${SearchFieldName}:${'asc' | 'desc'}`;

/** What can be bought, what has a photo, the newest (spec S12): the order of a list that nobody sorted, and of equals. */
export const FEATURED: readonly SortExpression[] = ['available:desc', 'has_photo:desc', 'created_at:desc'];

type Order = {
  /** What the sort menu calls it. */
  label: string;
  /** None for Featured: with a typed text its answers come best first, and FEATURED without one. */
  sort: readonly SortExpression[];
};

/** Every order a shopper may choose, in the order of the menu (spec S12). */
export const ORDERS = {
  default: { label: 'Featured', sort: [] },
  'price-asc': { label: 'Price: low to high', sort: ['available:desc', 'price:asc'] },
  'price-desc': { label: 'Price: high to low', sort: ['available:desc', 'price:desc'] },
  // Offered where a price has dropped.
  'price-drop': { label: 'Biggest price drop', sort: ['available:desc', 'price_drop:desc'] },
  // Offered where the list has such figures.
  'towing-desc': { label: 'Towing: most first', sort: ['available:desc', 'towing:desc'] },
  'mass-asc': { label: 'ATM: lightest first', sort: ['available:desc', 'trailer_mass:asc'] },
  newest: { label: 'Newest first', sort: ['available:desc', 'created_at:desc'] },
  'km-asc': { label: 'Kilometres: low to high', sort: ['available:desc', 'km:asc'] },
  'year-desc': { label: 'Year: newest first', sort: ['available:desc', 'year:desc'] },
  // Who answers from a point adds it: without a place the list is in its own order.
  nearest: { label: 'Nearest first', sort: ['available:desc'] },
} satisfies Record<string, Order>;

export type Sort = keyof typeof ORDERS;

/** The names of the orders, as addresses and settings spell them. */
export const SORTS = Object.keys(ORDERS) as Sort[];

/** Orders that a list may have by itself: nothing is near before a place is chosen, and a stock may be without price drops or
 * masses. */
export const DEFAULT_SORTS = SORTS.filter(
  (sort) => !['nearest', 'price-drop', 'towing-desc', 'mass-asc'].includes(sort),
);

export const isSort = (text: string): text is Sort => Object.hasOwn(ORDERS, text);

/** The sort expressions of every order. */
export const SORT_EXPRESSIONS: readonly (readonly SortExpression[])[] = SORTS.map(
  (sort) => ORDERS[sort].sort,
);
