/** What pages mark for programs, as far as the rules of law read it; parts and figures set these marks. */
export const PAGE_MARKS = {
  part: 'data-part',
  /** The price of a vehicle in dollars; empty where there is none. */
  price: 'data-price',
  /** What goes on paper and into the PDF. */
  sheet: 'data-sheet',
  /** A part of the gauge that compares a price with the market. */
  gauge: 'data-gauge',
  /** The terms of the weekly figures of a list, whole and once among its cards, and the link above the list that leads to them. */
  terms: 'data-weekly-terms',
  termsLink: 'data-weekly-terms-link',
  /** A list of checks, 'done' or 'before-handover'. */
  checks: 'data-checks',
  /** What is said of a vehicle that is not in the yard. */
  awaited: 'data-awaited',
  /** A figure of sales, by its source, and the record that proves it. */
  counter: 'data-sales-counter',
  counterBasis: 'data-sales-basis',
} as const;
