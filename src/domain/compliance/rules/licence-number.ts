import type { LawRule } from '../rule.ts';

/** The licence of a motor dealer, on every page. */
export const licenceNumber: LawRule = {
  id: 'licence-number',
  title: 'The dealer’s licence number is on every page',
  source: {
    called: 'Motor Dealers and Repairers Act 2013 (NSW), section 19A',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2013-107#sec.19A',
  },
  level: 'refuse',
  begin: () => ({
    page: ({ address, licence }) =>
      licence === undefined
        ? [
            {
              address,
              element: 'page',
              found: 'no licence number',
              wayOut: 'Set site.licence in the tenant’s settings, and keep the footer on the page.',
            },
          ]
        : [],
  }),
};
