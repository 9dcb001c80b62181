import type { AustralianState } from '../location/australian-state.ts';
import type { ItemType, CarType } from '../vehicle/vehicle-words.ts';
import type { TitledSource } from './law-source.ts';

/** What the law of a state says of changing one's mind about a vehicle of a licensed dealer. */
export type CoolingOff = {
  /** Kinds of vehicle that the words below are true of. */
  items: readonly ItemType[];
  has: boolean;
  /** One to three sentences: how long, what ends it, and what the dealer may keep. */
  text: string;
  source: TitledSource;
};

/** The law by what is sold; a car type without one is of what nothing could be compared. */
export type CoolingOffLaw = Partial<Record<CarType, CoolingOff>> & { used: CoolingOff };

/** The days on which the stored copies of the pages were read. */
const FIRST_CHECK = '2026-11-21';
const SECOND_CHECK = '2026-11-26';
const ANY_VEHICLE = ['car', 'truck', 'motorcycle'] as const;

const ofAll = (law: CoolingOff): CoolingOffLaw => ({ used: law, demo: law, new: law });

const NSW: CoolingOff = {
  items: ['car'],
  has: true,
  text: "One business day, and only when the dealer or a lender linked to the dealer finances the purchase. If you withdraw, you get back what you paid and your trade-in, less an amount the dealer can keep by law. It's stated in the cooling-off notice in your contract.",
  source: {
    // Read in the copy at zoelaw.ai/legislation/motor-dealers-and-repairers-act-2013/sections/84.
    title: 'Motor Dealers and Repairers Act 2013 (NSW), section 84',
    url: 'https://legislation.nsw.gov.au/view/whole/html/inforce/current/act-2013-107',
    checked: SECOND_CHECK,
  },
};

const VIC_NEW: CoolingOff = {
  items: ['car', 'motorcycle'],
  has: true,
  text: '3 clear business days after you sign, until you accept delivery; not on commercial vehicles and not for companies. If you withdraw, the trader may keep $400 or 2% of the price, whichever is more.',
  source: {
    title: 'Consumer Affairs Victoria: new cars, cooling-off period',
    url: 'https://www.consumer.vic.gov.au/consumers-and-businesses/cars/buying-a-new-car/cooling-off-period',
    checked: SECOND_CHECK,
  },
};

const SA_SECOND_HAND: CoolingOff = {
  items: ['car', 'motorcycle'],
  has: true,
  text: '2 clear business days after you sign, Saturdays included, unless you sign a waiver. If you withdraw, the dealer may keep $100 or 2% of the price, whichever is less.',
  source: {
    title: 'SA.GOV.AU: cooling-off rights when buying second-hand vehicles',
    url: 'https://www.sa.gov.au/topics/driving-and-transport/vehicles/buying-and-selling/cooling-off-rights',
    checked: SECOND_CHECK,
  },
};

const QLD_TITLE = 'Queensland Government: cooling-off period for buying a used car';
const QLD_URL =
  'https://www.qld.gov.au/law/your-rights/consumer-rights-complaints-and-scams/buying-products-and-services/buying-products/buying-a-car/buying-a-used-car/cooling-off-period-for-buying-a-used-car';

export const COOLING_OFF_LAWS: Record<AustralianState, CoolingOffLaw> = {
  ACT: ofAll({
    items: ['car'],
    has: true,
    text: '3 clear business days after you sign, unless you sign the right away when you take delivery; not for companies. If you withdraw, the dealer may keep $100 or 1% of the price, whichever is more.',
    source: {
      title: 'Sale of Motor Vehicles Act 1977 (ACT), section 25B',
      url: 'https://www.austlii.edu.au/au/legis/act/consol_act/somva1977224/s25b.html',
      checked: SECOND_CHECK,
    },
  }),
  NSW: ofAll(NSW),
  NT: ofAll({
    items: ANY_VEHICLE,
    has: false,
    text: "There's no cooling-off period for vehicles. Once you sign, you're committed.",
    source: {
      title: 'Northern Territory Government: contracts and deposits',
      url: 'https://nt.gov.au/law/rights/buying-a-new-or-used-vehicle/contracts-and-deposits',
      checked: FIRST_CHECK,
    },
  }),
  QLD: {
    used: {
      items: ['car'],
      has: true,
      text: "One of the dealer's business days after you sign, until you drive the vehicle away. Not on commercial vehicles. If you withdraw, the dealer may keep up to $100 of your deposit.",
      source: {
        title: 'Queensland Government: cooling-off period for selling a car',
        url: 'https://www.qld.gov.au/law/laws-regulated-industries-and-accountability/queensland-laws-and-regulations/regulated-industries-and-licensing/regulated-industries-licensing-and-legislation/motor-industry-regulation/legal-requirements-motor-transaction/cooling-off-period-for-selling-a-car',
        checked: SECOND_CHECK,
      },
    },
    new: {
      items: ['car'],
      has: false,
      text: "There's no cooling-off period for new vehicles. Once you sign, you're committed.",
      source: { title: QLD_TITLE, url: QLD_URL, checked: SECOND_CHECK },
    },
  },
  SA: {
    used: SA_SECOND_HAND,
    demo: SA_SECOND_HAND,
    new: {
      ...SA_SECOND_HAND,
      has: false,
      text: "There's no cooling-off period for new vehicles. Once you sign, you're committed.",
    },
  },
  TAS: ofAll({
    items: ['car'],
    has: false,
    text: "There's no cooling-off period for cars. Once you sign, you're committed.",
    source: {
      title: 'Consumer, Building and Occupational Services Tasmania: buying a car',
      url: 'https://cbos.tas.gov.au/topics/products-services/buying/buying-a-car/new-car',
      checked: FIRST_CHECK,
    },
  }),
  VIC: {
    used: {
      items: ['car', 'motorcycle'],
      has: true,
      text: '3 clear business days after you sign, until you accept delivery; not on commercial vehicles and not for companies. If you withdraw, the trader may keep $100 or 1% of the price, whichever is more.',
      source: {
        title: 'Motor Car Traders Act 1986 (Vic), section 43',
        url: 'https://classic.austlii.edu.au/au/legis/vic/consol_reg/mctr2018303/sch2.html',
        checked: SECOND_CHECK,
      },
    },
    new: VIC_NEW,
  },
  WA: ofAll({
    items: ANY_VEHICLE,
    has: false,
    text: "There's no cooling-off period for vehicles. Once you sign, you're committed.",
    source: {
      title: 'Consumer Protection Western Australia: cancellation fees',
      url: 'https://www.commerce.wa.gov.au/announcements/commissioners-blog-put-brakes-and-check-cancellation-fees-0',
      checked: FIRST_CHECK,
    },
  }),
};
