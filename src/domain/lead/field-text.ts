import { withoutInvisible } from '../text/invisible.ts';
import type { FieldKind } from './lead-form.ts';

/** The most characters that each kind of field takes. */
export const MOST_CHARACTERS = {
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

/**
 * Every control character but the tab and the end of a line, and every mark that turns the direction of text. A message
 * keeps what joins the parts of an emoji, which nobody sees either.
 */
const UNSEEN_IN_MESSAGE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/**
 * An answer as it is kept: without what cannot be seen or stored (control characters, marks of direction, halves of
 * surrogate pairs), without space around it, and on one line unless it is a message.
 */
export function fieldText(kind: FieldKind, typed: string): string {
  const text = typed.toWellFormed().replace(/\r\n?/g, '\n');
  if (kind === 'message') return text.replace(UNSEEN_IN_MESSAGE, '').trim();
  return withoutInvisible(text).replace(/\s+/g, ' ').trim();
}
