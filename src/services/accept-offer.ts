import { ACCEPT_OFFER } from '../api/routes.ts';
import type { OfferAcceptance } from '../api/accept-offer.ts';
import { OFFER_ACCEPTED, OFFER_CATEGORY } from '../domain/trade-in/offer-category.ts';
import { sendAttempt, type Submitted } from './submit-lead.ts';

/** Accepts the offer that was made on a lead, the way leads are sent (spec F8, K12). Never rejects. */
export function acceptOffer(lead_id: string, key: string): Promise<Submitted> {
  const acceptance: OfferAcceptance = {
    category: OFFER_CATEGORY,
    subcategory: OFFER_ACCEPTED,
    lead_id,
    form_completed: true,
    offer_accepted: true,
  };
  return sendAttempt(ACCEPT_OFFER.path, key, acceptance);
}
