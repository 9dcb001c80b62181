import type { ReadingNotes } from './reading-notes.ts';
import { unwrappedText } from './escaped-text.ts';
import { readLongText } from './read-text.ts';
import { sanitiseHtml } from '../../tenant/sanitise-html.ts';

/** Characters, markup included. The longest comments known are under 10,000. */
const MAX_COMMENTS_LENGTH = 50_000;

/** Dealer comments as sanitised HTML, at most 50,000 characters of the feed's text; undefined when nothing is left. */
export function readComments(value: unknown, field: string, notes: ReadingNotes): string | undefined {
  const written = readLongText(value);
  if (written === undefined) return undefined;
  const text = unwrappedText(written);
  if (text.length > MAX_COMMENTS_LENGTH)
    notes.warn(field, `longer than ${MAX_COMMENTS_LENGTH} characters, cut`);
  return sanitiseHtml(text.slice(0, MAX_COMMENTS_LENGTH).toWellFormed()) || undefined;
}
