import type { LeadAccepted } from './submit-lead.ts';

/**
 * Accepting the offer on a vehicle that was valued (spec F8, K12): it goes the way of a lead. `Idempotency-Key` names the
 * attempt; an offer is accepted once, whatever the key.
 */
export const ACCEPT_OFFER = { method: 'POST', path: '/api/trade-in/acceptance' } as const;

/** What the offer is filed under (spec F8). */
export const OFFER_CATEGORY = 'Trade-In';
export const OFFER_ACCEPTED = '3. Offer Accepted';

/** `lead_id` is the form that was answered with the offer. */
export type OfferAcceptance = {
  category: typeof OFFER_CATEGORY;
  subcategory: typeof OFFER_ACCEPTED;
  lead_id: string;
  form_completed: true;
  offer_accepted: true;
};

/** The acceptance is on disk as a lead of its own; `offer_price` in dollars. */
export type OfferAccepted = LeadAccepted & { offer_price: number };

export const ACCEPT_OFFER_EXAMPLE = {
  request: {
    category: OFFER_CATEGORY,
    subcategory: OFFER_ACCEPTED,
    lead_id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f',
    form_completed: true,
    offer_accepted: true,
  },
  answer: {
    lead_id: '0198f2f1-0a7e-7b6c-9f5e-2f8f0c1d2e40',
    category: OFFER_CATEGORY,
    event: 22,
    offer_price: 18_300,
  },
} satisfies { request: OfferAcceptance; answer: OfferAccepted };
