import { emailSlip } from './email-slip.ts';
import { MAX_CHARACTERS, fieldText } from './field-text.ts';
import type { FieldKind } from './lead-form.ts';

/** What is said of an answer while it is typed: what is wrong with its length, or how much room is left, or what may be meant. */
export type FieldRoom = { problem?: string; left?: string };

/** The share of a field from which on the room that is left is counted. */
const COUNTED_FROM = 0.9;

// domain/text is in one file with the islands' React: a form would load both.
const inThousands = (count: number): string => count.toLocaleString('en-AU');

/**
 * How an answer stands to the characters that its kind takes, as they are kept: nothing while there is room, what is left near
 * the end of it, and what to mend beyond. Nothing is cut: a shopper may have pasted it (spec F3).
 */
export function fieldRoom(kind: FieldKind, typed: string): FieldRoom {
  const most = MAX_CHARACTERS[kind];
  const { length } = fieldText(kind, typed);
  if (length > most)
    return {
      problem: `Please keep this to ${inThousands(most)} characters; it has ${inThousands(length)}.`,
    };
  const meant = kind === 'email' ? emailSlip(typed) : undefined;
  if (meant !== undefined) return { left: `Did you mean ${meant}?` };
  if (kind !== 'message' || length < most * COUNTED_FROM) return {};
  const left = most - length;
  return { left: `${inThousands(left)} ${left === 1 ? 'character' : 'characters'} left` };
}
