/** A night asks the backend which letters to dealers its outbox has given up; those of the last thirty days are known. */
export const LIST_GIVEN_UP_LETTERS = { method: 'GET', path: '/api/_ops/nights/letters/given-up' } as const;

/** A letter of a night that no mail server took for the dealer, and that is tried no more. */
export type GivenUpLetter = {
  /** The slug of the dealer, and the name of the night. */
  tenant: string;
  night: string;
  /** ISO 8601: when it was given up. */
  at: string;
  /** What became of the last attempt; names no person. */
  reason: string;
};
