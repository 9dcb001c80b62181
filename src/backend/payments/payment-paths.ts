/** Where a shopper is led to the page of the provider. */
export const payPath = (id: string): string => `/api/payments/${id}/pay`;

/** Where the provider leads a shopper back to, who has paid or given up. */
export const returnPath = (id: string): string => `/api/payments/${id}/return`;

/** The page that takes no money, and says so. */
export const demoPath = (id: string): string => `/api/payments/${id}/demo`;

/** Where Stripe sends its news. */
export const STRIPE_PATH = '/api/payments/stripe';
