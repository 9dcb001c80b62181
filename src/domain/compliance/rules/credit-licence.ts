import type { LawRule } from '../rule.ts';

/** Who gives credit is named with the licence written out, on every page that states what credit costs. */
export const creditLicence: LawRule = {
  id: 'credit-licence',
  title: 'The credit licence is written out where credit is advertised',
  source: {
    called: 'National Consumer Credit Protection Act 2009, section 52',
    url: 'https://classic.austlii.edu.au/au/legis/cth/consol_act/nccpa2009377/s52.html',
  },
  level: 'refuse',
  begin: () => ({
    page: ({ address, rates, shortened, hasCreditLicence }) => [
      ...(rates.length > 0 && !hasCreditLicence
        ? [
            {
              address,
              element: rates[0]?.place ?? 'page',
              found: `${rates[0]?.words} without an Australian credit licence and its number`,
              wayOut: 'Set finance.advertise with the provider and the licence.',
            },
          ]
        : []),
      ...shortened.map(({ place, words }) => ({
        address,
        element: place,
        found: `'${words}'`,
        wayOut: 'Write ‘Australian credit licence’ in place of ‘ACL’.',
      })),
    ],
  }),
};
