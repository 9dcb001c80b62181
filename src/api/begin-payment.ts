/**
 * Leads on to the page of the provider (spec F9, A6): by POST, because it opens that page and keeps the vehicle for as long as
 * paying takes. A form gets 303; a script that asks for JSON gets the address. A GET shows a page with that form.
 */
export const BEGIN_PAYMENT = { method: 'POST', path: '/api/payments/{id}/pay' } as const;

/** Where the shopper goes on: the page of the provider, or the page of the site where nothing can be paid now. */
export type PaymentBegun = { address: string };

/** True if an address of the site is that way. */
export const isPaymentPath = (path: string): boolean => /^\/api\/payments\/[^/]+\/pay$/.test(path);
