/** What a vehicle costs and whether it can be reserved, at this moment (spec F9). */
export const READ_OFFER = { method: 'GET', path: '/api/checkout/offer' } as const;

/** The id or slug of the vehicle. */
export type OfferQuestion = { car_id: string };

/** `words` says why it cannot be reserved, where `is_free` is false. Prices are in dollars. */
export type Offer = {
  is_free: boolean;
  words?: string;
  vehicle: {
    slug: string;
    name: string;
    price?: number;
    /** '$28,490 drive away', and the dealer's sentence for what is in it. */
    price_words?: string;
    price_note?: string;
    image?: string;
    /** 'Used', '2021', '48,200 km', as they are known. */
    facts: string[];
  };
};

export const READ_OFFER_EXAMPLE = {
  question: { car_id: '2021-aldera-larkspur' },
  answer: {
    is_free: true,
    vehicle: {
      slug: '2021-aldera-larkspur',
      name: '2021 Aldera Larkspur',
      price: 28_490,
      price_words: '$28,490 Drive away',
      price_note: 'Includes all government charges.',
      facts: ['Used', '48,200 km', 'Stock number 1041'],
    },
  },
} satisfies { question: OfferQuestion; answer: Offer };
