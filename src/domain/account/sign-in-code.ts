import { typedCharacters } from '../text/typed-characters.ts';

/** The rules of a one-time code (spec A5): of a million codes, fifty can be tried in a day. */
export const CODE_RULES = {
  digits: 6,
  /** Milliseconds for which a code can be used. */
  lastsMs: 5 * 60 * 1000,
  /** Times that one code can be tried. */
  tries: 5,
  /** Codes that are sent to one number of one dealer in `windowMs`. */
  codes: 10,
  /** Milliseconds: a day. */
  windowMs: 24 * 60 * 60 * 1000,
} as const;

const SEPARATORS = /[ .-]/g;
const DIGITS = new RegExp(`^\\d{${CODE_RULES.digits}}$`);

/** The code that was typed or pasted, blanks and hyphens aside; undefined for what is none. */
export function readCode(typed: string): string | undefined {
  const code = typedCharacters(typed.normalize('NFKC')).replace(SEPARATORS, '');
  return DIGITS.test(code) ? code : undefined;
}

/** What is known of a code that was sent; moments in milliseconds since 1970. */
export type SentCode = { created_at: number; tries: number; used_at: number | null };

/** True if a code may be tried at `now`: not used, not tried too often, not too old, and not from the future. */
export const canTry = ({ created_at: created, tries, used_at: used }: SentCode, now: number): boolean =>
  used === null && tries < CODE_RULES.tries && now >= created && now - created < CODE_RULES.lastsMs;

/**
 * How many milliseconds a number has to wait for its next code; 0 when one may go at once. `sent` are the moments at which
 * codes went to it, in any order.
 */
export function waitForCode(sent: readonly number[], now: number): number {
  const recent = sent.filter((at) => now - at < CODE_RULES.windowMs).toSorted((a, b) => b - a);
  const oldest = recent[CODE_RULES.codes - 1];
  return oldest === undefined ? 0 : oldest + CODE_RULES.windowMs - now;
}

/** What is said of a code that was not right; `left` tries remain. */
export const wrongCodeWords = (left: number): string =>
  left === 0 ? CODE_GONE : `That code is wrong. You have ${left} ${left === 1 ? 'try' : 'tries'} left.`;

/** What is said of a code that is too old, used, or tried too often. */
export const CODE_GONE = 'That code has expired. Send a new one.';

/** What is said of something that cannot be a code. */
export const NOT_A_CODE = `Please enter the ${CODE_RULES.digits} digits from our text message.`;
