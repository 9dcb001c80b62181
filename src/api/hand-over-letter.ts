/** A night gives the backend its letter to a dealer. The letter of a night is taken once; giving it again changes nothing. */
export const HAND_OVER_LETTER = {
  method: 'PUT',
  path: '/api/_ops/tenants/{slug}/nights/{night}/letter',
} as const;

/** What a night may be called: a folder has its name too. */
export const NIGHT_NAME = /^\w[\w.-]{0,63}$/;

/** One mailbox and nothing else. */
export const MAILBOX = /^[^\s@<>,]+@[^\s@<>,]+$/;

/** A letter to a dealer about a night, as plain text. */
export type NightLetter = {
  /** ISO 8601: when the build of the dealer's site began. */
  at: string;
  /** The mailbox of whoever runs the sites; answers go there. */
  from: string;
  /** The dealer's people. */
  to: string[];
  subject: string;
  text: string;
};

/** The id of a night's letter to a dealer; no slug has a dot, so that no two letters share one. */
export const nightLetterId = (slug: string, night: string): string => `morning-${slug}.${night}`;

/** The night of a letter of a dealer, by its id. */
export const nightOfLetter = (slug: string, id: string): string => id.slice(nightLetterId(slug, '').length);
