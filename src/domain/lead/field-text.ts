import { withoutInvisible } from '../text/invisible.ts';
import { typedCharacters } from '../text/typed-characters.ts';
import type { FieldKind } from './lead-form.ts';

/** The most characters that each kind of field takes. */
export const MAX_CHARACTERS = {
  name: 80,
  text: 200,
  message: 4000,
  email: 254,
  phone: 30,
  postcode: 4,
  rego: 10,
  date: 10,
  'date-time': 16,
  number: 9,
  money: 14,
  choice: 200,
  tick: 3,
  consent: 3,
  file: 200,
  photo: 200,
  hidden: 2000,
} as const satisfies Record<FieldKind, number>;

/** What is compared, mailed, dialled or looked up: of it every character counts, and none but those of a keyboard. */
const EXACT: ReadonlySet<FieldKind> = new Set([
  'email',
  'phone',
  'postcode',
  'rego',
  'date',
  'date-time',
  'number',
  'money',
]);

/** All but what joins and shapes letters and pictures, which a person reads as part of them. */
const APART_FROM_SHAPING = /[^\u200c\u200d\ufe00-\ufe0f]+/gu;

/**
 * An answer as it is kept: without what cannot be seen or stored (control and format characters, halves of surrogate pairs),
 * without space around it, and on one line unless it is a message. Numbers, addresses and plates are as a keyboard types
 * them.
 */
export function fieldText(kind: FieldKind, typed: string): string {
  const whole = typed.toWellFormed();
  if (kind === 'message')
    return whole.replace(/\r\n?/g, '\n').replace(APART_FROM_SHAPING, withoutInvisible).trim();
  const seen = EXACT.has(kind) ? typedCharacters(whole) : withoutInvisible(whole);
  return seen.replace(/\s+/g, ' ').trim();
}
