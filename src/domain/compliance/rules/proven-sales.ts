import type { LawRule } from '../rule.ts';

/** A number of sales is counted, or the page names the record that proves it. */
export const provenSales: LawRule = {
  id: 'proven-sales',
  title: 'A number of sales was counted',
  source: {
    called: 'Australian Consumer Law, sections 18 and 29',
    url: 'https://www.accc.gov.au/content/index.phtml/itemId/874430',
  },
  level: 'refuse',
  begin: () => ({
    page: ({ address, unprovenSales }) =>
      unprovenSales.map(({ place, words }) => ({
        address,
        element: place,
        found: `'${words}', which the time of day makes up`,
        wayOut:
          "Set home.sales_counter.source to 'sold', or name the record that proves this pace in home.sales_counter.substantiation.",
      })),
  }),
};
