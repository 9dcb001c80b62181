import { knownState } from '../law/known-state.ts';
import type { LawSource } from '../law/law-source.ts';
import type { AustralianState } from '../location/australian-state.ts';
import type { CarType, PriceType } from '../vehicle/vehicle-words.ts';

/** Words that must not describe a price, what they are called in a message, and what to write in their place. */
type BannedWords = { pattern: RegExp; called: string; write: string; source: LawSource };

/** How a price may be shown to buyers in a state. */
export type PricePolicy = {
  state: AustralianState;
  /** What a price may include, by the vehicle's condition. */
  allowed: Record<CarType, readonly PriceType[]>;
  banned: readonly BannedWords[];
  sources: readonly LawSource[];
};

const CHECKED = '2026-11-21';

/** Australian Consumer Law, section 48: one total of everything that can be worked out, as prominent as any part of it. */
const SINGLE_PRICE: LawSource = {
  url: 'https://www.accc.gov.au/content/index.phtml/itemId/874430',
  checked: CHECKED,
};

const TOTAL = ['drive_away', 'estimated_drive_away'] as const;
/** Duty and transfer of a used vehicle are owed by its buyer to the government, and depend on the buyer. */
const ANY = [...TOTAL, 'excluding_government_charges'] as const;

const NATIONAL = {
  allowed: { new: TOTAL, demo: TOTAL, used: ANY },
  banned: [],
  sources: [SINGLE_PRICE],
} satisfies Omit<PricePolicy, 'state'>;

const NSW_ADVERTISEMENTS: LawSource = {
  url: 'https://www.fairtrading.nsw.gov.au/trades-and-businesses/business-essentials/advertising-and-marketing-your-business/motor-dealer-advertisements',
  checked: CHECKED,
};

const POLICIES: Record<AustralianState, Omit<PricePolicy, 'state'>> = {
  ACT: NATIONAL,
  NSW: {
    ...NATIONAL,
    banned: [
      {
        pattern: /\bon[\s-]?roads?\b|\borcs?\b/i,
        called: "'on road costs' or words like it",
        write: "'government charges'",
        source: NSW_ADVERTISEMENTS,
      },
    ],
    sources: [SINGLE_PRICE, NSW_ADVERTISEMENTS],
  },
  NT: NATIONAL,
  QLD: NATIONAL,
  SA: NATIONAL,
  TAS: NATIONAL,
  // Traders must show the total with transfer fees, duty and registration on used cars, too.
  VIC: {
    ...NATIONAL,
    allowed: { new: TOTAL, demo: TOTAL, used: TOTAL },
    sources: [
      SINGLE_PRICE,
      {
        url: 'https://www.consumer.vic.gov.au/businesses/licensed-businesses/motor-car-traders/running-your-business/self-assessment-checklist',
        checked: CHECKED,
      },
    ],
  },
  WA: NATIONAL,
};

/** The price display policy of a state ('VIC'); undefined when the state is none (spec D4). */
export function pricePolicy(state: string | undefined): PricePolicy | undefined {
  const code = knownState(state);
  return code && { state: code, ...POLICIES[code] };
}
