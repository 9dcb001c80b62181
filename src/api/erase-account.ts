/** Erasing the account, with all that is kept in it. */
export const ERASE_ACCOUNT = { method: 'POST', path: '/api/account/erase' } as const;

/** The word says that it is meant. */
export type AccountToErase = { confirm: 'erase' };
export type AccountErased = { erased: true };

export const ERASE_ACCOUNT_EXAMPLE = {
  request: { confirm: 'erase' },
  answer: { erased: true },
} satisfies { request: AccountToErase; answer: AccountErased };
