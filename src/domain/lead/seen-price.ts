/**
 * The field with the price in dollars that the shopper saw, which the backend holds against the price of that moment (spec
 * F9). In a file of its own, because a browser needs the name and none of the forms.
 */
export const SEEN_PRICE = 'seen_price';
