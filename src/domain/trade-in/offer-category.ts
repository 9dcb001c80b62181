/** What an offer on a trade-in is filed under (spec F8). */
export const OFFER_CATEGORY = 'Trade-In';

/** What an accepted offer is filed under, below its category. */
export const OFFER_ACCEPTED = '3. Offer Accepted';
