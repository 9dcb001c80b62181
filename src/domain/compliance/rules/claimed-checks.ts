import type { LawRule } from '../rule.ts';

/** A vehicle is said to be inspected, tested or ready once that was done, and not before it has come. */
export const claimedChecks: LawRule = {
  id: 'claimed-checks',
  title: 'What a page says was checked of a vehicle was done',
  source: {
    called: 'Australian Consumer Law, sections 18 and 29',
    url: 'https://www.accc.gov.au/business/advertising-and-promotions/false-or-misleading-claims',
  },
  level: 'warn',
  begin: () => ({
    page: ({ address, claims }) =>
      claims.map(({ place, words, isAwaited }) => ({
        address,
        element: place,
        found: isAwaited ? `'${words}', of a vehicle that is not in stock` : `'${words}', of every vehicle`,
        wayOut: isAwaited
          ? "Take it out of the feed's comments or checks until the vehicle is in stock."
          : "Write in vehicle_page.used_car_checks what is checked ('Road test'), not that it was; what was done to one vehicle goes into its own 'checks', with a day.",
      })),
  }),
};
