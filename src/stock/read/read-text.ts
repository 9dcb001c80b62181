import { withoutInvisible } from '../../domain/text/invisible.ts';
import { withoutEntities } from './escaped-text.ts';
import type { ReadingNotes } from './reading-notes.ts';

/** Longest one-line text in characters: a longer one is a feed's mistake and would break every card. */
const MAX_TEXT_LENGTH = 300;

/** Characters that show nothing, end text early, or turn the reading direction of the page around. */
const CONTROLS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** One line as people read it: without entities and what nobody sees. */
function oneLine(text: string): string | undefined {
  const plain = withoutInvisible(withoutEntities(text)).replace(/\s+/g, ' ').trim();
  return plain === '' ? undefined : plain;
}

/** Words of ASCII with one space between, which stay as they are. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** A value as text of any number of lines without control characters; undefined for objects, lists and nothing. */
export function readLongText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
  return text === '' ? undefined : text;
}

/** A value as one line of text, at most 300 characters; undefined when there is nothing. */
export function readText(value: unknown, field: string, notes: ReadingNotes): string | undefined {
  const isPlain = typeof value === 'string' && PLAIN.test(value) && !value.includes('&');
  const long = isPlain ? undefined : readLongText(value);
  const text = isPlain ? value : long && oneLine(long);
  if (text === undefined) {
    if (typeof value === 'object' && value !== null) notes.warn(field, 'not a text, left out');
    return undefined;
  }
  if (text.length <= MAX_TEXT_LENGTH) return text;
  notes.warn(field, `longer than ${MAX_TEXT_LENGTH} characters, cut`);
  return text.slice(0, MAX_TEXT_LENGTH).toWellFormed().trimEnd();
}
