import type { AustralianState } from '../location/australian-state.ts';
import type { ItemType } from '../vehicle/vehicle-words.ts';
import type { TitledSource } from './law-source.ts';

export type WarrantyTerm = { months: number; kilometres: number };

/** One line of a state's table: who is within every limit given has this term. */
export type WarrantyTier = {
  /** Longest age in whole years. */
  years?: number;
  kilometres?: { under: number } | { atMost: number };
  /** Dollars. */
  price?: { over: number } | { atLeast: number };
  term: WarrantyTerm;
};

export type WarrantyLaw = {
  /** The first line that fits decides; none means no statutory warranty. */
  tiers: Partial<Record<ItemType, readonly WarrantyTier[]>>;
  /** What the law leaves out whatever its age. An item in neither is one of which nothing is known here. */
  without: readonly ItemType[];
  /** What the law gives on new and demonstrator vehicles, with a source of its own. */
  unused?: Partial<Record<ItemType, { term: WarrantyTerm; source: TitledSource }>>;
  /** True if the age counts from the first registration, which follows the build. */
  agedFromRegistration?: true;
  source: TitledSource;
};

/** The days on which the stored copies of the pages were read. */
const FIRST_CHECK = '2026-11-21';
const SECOND_CHECK = '2026-11-26';
const ACT_MOTORCYCLES: TitledSource = {
  title: 'Sale of Motor Vehicles Act 1977 (ACT), section 25A',
  url: 'https://www.austlii.edu.au/au/legis/act/consol_act/somva1977224/s25a.html',
  checked: SECOND_CHECK,
};
const THREE_MONTHS = { months: 3, kilometres: 5000 };
const TEN_YEARS = { years: 10, kilometres: { under: 160_000 }, term: THREE_MONTHS };

/**
 * Statutory warranty (in New South Wales 'dealer guarantee', in South Australia 'duty to repair') on used vehicles of
 * licensed dealers. Tasmania is missing: no official text of its limits could be compared.
 */
export const WARRANTY_LAWS: Partial<Record<AustralianState, WarrantyLaw>> = {
  ACT: {
    tiers: { car: [TEN_YEARS] },
    without: [],
    // Section 25A: a new or demonstrator motorcycle.
    unused: { motorcycle: { term: { months: 6, kilometres: 10_000 }, source: ACT_MOTORCYCLES } },
    source: {
      title: 'ACT Legislative Assembly on the Sale of Motor Vehicles Act 1977',
      url: 'https://hansard.act.gov.au/hansard/9th-assembly/2019/HTML/week12/4279.htm',
      checked: SECOND_CHECK,
    },
  },
  NSW: {
    tiers: { car: [TEN_YEARS] },
    without: [],
    source: {
      title: 'NSW Government: buying a used vehicle',
      url: 'https://www.nsw.gov.au/driving-boating-and-transport/buying-and-selling-vehicles/buying-a-used-vehicle',
      checked: FIRST_CHECK,
    },
  },
  NT: {
    tiers: {
      car: [TEN_YEARS],
      motorcycle: [{ years: 5, kilometres: { under: 30_000 }, term: THREE_MONTHS }],
    },
    without: [],
    source: {
      title: 'Northern Territory Government: buying a used vehicle',
      url: 'https://nt.gov.au/law/rights/buying-a-new-or-used-vehicle/buying-a-used-vehicle',
      checked: FIRST_CHECK,
    },
  },
  QLD: {
    // Class A, and class B for all that is older or has been driven further.
    tiers: { car: [TEN_YEARS, { term: { months: 1, kilometres: 1000 } }] },
    without: ['motorcycle', 'caravan', 'truck'],
    source: {
      title: 'Queensland Government: guarantees and warranties for second-hand vehicles',
      url: 'https://www.qld.gov.au/law/laws-regulated-industries-and-accountability/queensland-laws-and-regulations/regulated-industries-and-licensing/regulated-industries-licensing-and-legislation/motor-industry-regulation/legal-requirements-motor-transaction/guarantees-and-warranties-for-second-hand-vehicles',
      checked: FIRST_CHECK,
    },
  },
  SA: {
    tiers: {
      car: [
        { years: 15, kilometres: { atMost: 200_000 }, price: { over: 6000 }, term: THREE_MONTHS },
        {
          years: 15,
          kilometres: { atMost: 200_000 },
          price: { over: 3000 },
          term: { months: 2, kilometres: 3000 },
        },
      ],
    },
    without: ['motorcycle'],
    agedFromRegistration: true,
    source: {
      // Read in the copy at zoelaw.ai/legislation/second-hand-vehicle-dealers-act-1995/sections/Part-4.
      title: 'Second-hand Vehicle Dealers Act 1995 (SA), section 23',
      url: 'https://www.legislation.sa.gov.au/lz?path=/C/A/SECOND-HAND%20VEHICLE%20DEALERS%20ACT%201995',
      checked: SECOND_CHECK,
    },
  },
  VIC: {
    tiers: { car: [TEN_YEARS] },
    without: ['motorcycle', 'truck'],
    source: {
      title: 'Consumer Affairs Victoria: licensed motor car traders',
      url: 'https://www.consumer.vic.gov.au/consumers-and-businesses/cars/buying-a-used-car/ways-to-buy-a-used-car/licensed-motor-car-trader',
      checked: FIRST_CHECK,
    },
  },
  WA: {
    tiers: {
      car: [
        { years: 10, kilometres: { atMost: 150_000 }, price: { atLeast: 4000 }, term: THREE_MONTHS },
        {
          years: 12,
          kilometres: { atMost: 180_000 },
          price: { atLeast: 4000 },
          term: { months: 1, kilometres: 1500 },
        },
      ],
      motorcycle: [
        { years: 8, kilometres: { atMost: 80_000 }, price: { atLeast: 3500 }, term: THREE_MONTHS },
      ],
    },
    without: ['truck', 'caravan'],
    source: {
      title: 'Consumer Protection Western Australia: used car warranties',
      url: 'https://www.commerce.wa.gov.au/consumer-protection/used-car-warranties',
      checked: SECOND_CHECK,
    },
  },
};
