import type { AustralianState } from '../location/australian-state.ts';
import type { ItemType } from '../vehicle/vehicle-words.ts';
import type { LawSource } from './law-source.ts';

export type CoolingOffLaw = {
  /** Kinds of vehicle that the words below are true of. */
  items: readonly ItemType[];
  has: boolean;
  /** One or two sentences about used vehicles of licensed dealers. */
  text: string;
  source: LawSource;
};

const CHECKED = '2026-11-21';
const ANY_VEHICLE = ['car', 'truck', 'motorcycle'] as const;

export const COOLING_OFF_LAWS: Record<AustralianState, CoolingOffLaw> = {
  ACT: {
    items: ['car'],
    has: true,
    text: '3 clear business days after you sign, unless you sign the right away when you take delivery. If you withdraw, the dealer may keep $100 or 1% of the price, whichever is more.',
    source: {
      url: 'https://www.austlii.edu.au/au/legis/act/consol_act/somva1977224/s25b.html',
      checked: CHECKED,
    },
  },
  NSW: {
    items: ['car'],
    has: true,
    text: 'One business day, and only when the dealer or a lender linked to the dealer finances the purchase.',
    source: {
      url: 'https://www.attwoodmarshall.com.au/buying-a-new-or-used-car-beware-of-the-conditions-with-cooling-off-periods-by-holly-gilholme-commercial-litigation-paralegal/',
      checked: CHECKED,
    },
  },
  NT: {
    items: ANY_VEHICLE,
    has: false,
    text: 'The law gives none on vehicles: a signed contract is binding.',
    source: {
      url: 'https://nt.gov.au/law/rights/buying-a-new-or-used-vehicle/contracts-and-deposits',
      checked: CHECKED,
    },
  },
  QLD: {
    items: ['car'],
    has: true,
    text: "One of the dealer's business days after you sign, until you drive the vehicle away. Not on commercial vehicles.",
    source: {
      url: 'https://queenslandlawhandbook.org.au/the-queensland-law-handbook/contracts-money-and-property/consumers-and-contracts/buying-a-used-car-from-a-dealer/',
      checked: CHECKED,
    },
  },
  SA: {
    items: ['car', 'motorcycle'],
    has: true,
    text: '2 clear business days after you sign, Saturdays included, unless you sign a waiver. If you withdraw, the dealer may keep $100 or 2% of the price, whichever is less.',
    source: {
      url: 'https://www.sa.gov.au/topics/driving-and-transport/vehicles/buying-and-selling/cooling-off-rights',
      checked: CHECKED,
    },
  },
  TAS: {
    items: ['car'],
    has: false,
    text: 'The law gives none on cars: a signed contract is binding.',
    source: {
      url: 'https://cbos.tas.gov.au/topics/products-services/buying/buying-a-car/new-car',
      checked: CHECKED,
    },
  },
  VIC: {
    items: ['car', 'motorcycle'],
    has: true,
    text: '3 clear business days after you sign, until you accept delivery; not on commercial vehicles and not for companies. If you withdraw, the trader may keep $100 or 1% of the price, whichever is more.',
    source: {
      url: 'https://classic.austlii.edu.au/au/legis/vic/consol_reg/mctr2018303/sch2.html',
      checked: CHECKED,
    },
  },
  WA: {
    items: ANY_VEHICLE,
    has: false,
    text: 'The law gives none on vehicles: a signed contract is binding.',
    source: {
      url: 'https://www.commerce.wa.gov.au/announcements/commissioners-blog-put-brakes-and-check-cancellation-fees-0',
      checked: CHECKED,
    },
  },
};
