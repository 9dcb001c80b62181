import { bannedPriceWords } from '../../price-policy/price-wording.ts';
import type { Statement } from '../page-facts.ts';
import type { LawRule } from '../rule.ts';

/** What a page says of charges; `own` is the state of the vehicle that it is about, if it is about one. */
type Charged = {
  address: string;
  own: [state: string | undefined] | undefined;
  charges: readonly Statement[];
};

/** Words that a state bars from advertisements, on the pages of vehicles that are sold there. */
export const barredWords: LawRule = {
  id: 'barred-words',
  title: 'No price is described in words that the state bars',
  source: {
    called: 'NSW Fair Trading, motor dealer advertisements',
    url: 'https://www.fairtrading.nsw.gov.au/trades-and-businesses/business-essentials/advertising-and-marketing-your-business/motor-dealer-advertisements',
  },
  level: 'warn',
  begin: () => {
    const states = new Set<string>();
    const told: Charged[] = [];
    return {
      page: ({ address, vehicle, charges }) => {
        if (vehicle?.state !== undefined) states.add(vehicle.state);
        if (charges.length > 0) told.push({ address, own: vehicle && [vehicle.state], charges });
        return [];
      },
      site: () =>
        told.flatMap(({ address, own, charges }) =>
          charges.flatMap(({ place, words }) => {
            // A text that is about no vehicle is read in every state that the dealer sells in.
            const state = (own ?? [...states]).find((each) => bannedPriceWords(words, each).length > 0);
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
        ),
    };
  },
};
