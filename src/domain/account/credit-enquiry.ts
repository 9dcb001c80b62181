const DAY = 86_400_000;

/** Leads that ask for credit. */
export const CREDIT_CATEGORIES: readonly string[] = ['Finance Enquiry', 'Quote Request'];

/**
 * True if a finance page may list an enquiry to the signed-in shopper: one about credit, not older than the dealer's days, and
 * sent after this browser signed in. A number is given to someone else one day, and a code to it opens nothing of before
 * (docs/decisions/0083). Moments are milliseconds.
 */
export const isListedCredit = (
  { category, sentAt }: { category: string; sentAt: number },
  { signedInAt, now, days }: { signedInAt: number; now: number; days: number },
): boolean => CREDIT_CATEGORIES.includes(category) && sentAt >= signedInAt && sentAt > now - days * DAY;

/** The moment since when a choice of band and term is still kept. */
export const creditKeptSince = (now: number, days: number): number => now - days * DAY;
