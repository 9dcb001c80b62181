import { bannedPriceWords } from '../../price-policy/price-wording.ts';
import type { LawRule } from '../rule.ts';

/** Words that a state bars from advertisements, on the pages of vehicles that are sold there. */
export const barredWords: LawRule = {
  id: 'barred-words',
  title: 'No price is described in words that the state bars',
  source: {
    called: 'NSW Fair Trading, motor dealer advertisements',
    url: 'https://www.fairtrading.nsw.gov.au/trades-and-businesses/business-essentials/advertising-and-marketing-your-business/motor-dealer-advertisements',
  },
  level: 'warn',
  check: ({ pages }) => {
    const states = [...new Set(pages.flatMap(({ vehicle }) => vehicle?.state ?? []))];
    return pages.flatMap(({ address, vehicle, charges }) =>
      charges.flatMap(({ place, words }) => {
        // A text that is about no vehicle is read in every state that the dealer sells in.
        const meant = vehicle ? [vehicle.state] : states;
        const state = meant.find((each) => bannedPriceWords(words, each).length > 0);
        return state === undefined
          ? []
          : [
              {
                address,
                element: place,
                found: `'${words}', which ${state} bars: ${bannedPriceWords(words, state).join(', ')}`,
                wayOut: 'Write ‘government charges’, or give the drive-away price.',
              },
            ];
      }),
    );
  },
};
