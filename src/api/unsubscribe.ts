/** Withdraws all that an address has agreed to at a dealer: what the form of /pages/unsubscribe sends (spec P1). */
export const UNSUBSCRIBE = { method: 'POST', path: '/api/unsubscribe' } as const;

/** Names of what the link of an email carries, and the form where scripts filled it in. */
export const UNSUBSCRIBE_FIELDS = { subscriber: 'who', token: 'token' } as const;
