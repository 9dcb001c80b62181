/** Dollars; a price of so much or less is a placeholder of the feed and stands for none (spec D3). */
export const MAX_PLACEHOLDER_PRICE = 10;

/**
 * What is asked, in whole dollars: cents are rounded up, so that nothing is shown below what it costs. Undefined for no
 * price, which 10 dollars or less are (spec D3). Every price passes through here once, where it enters: from a feed, from
 * the dealer's platform, from a model's settings.
 */
export function realPrice(dollars: number | undefined): number | undefined {
  if (dollars === undefined || !(dollars > MAX_PLACEHOLDER_PRICE)) return undefined;
  // To the cent first: 29,990 computed with a fraction of a cent too much is not 29,991.
  return Math.ceil(Math.round(dollars * 100) / 100);
}
