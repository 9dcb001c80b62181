import { isRealDate } from './read-date.ts';
import type { ReadingNotes } from './reading-notes.ts';

const YES = /^(true|t|yes|y|1|x|on)$/i;
const NO = /^(false|f|no|n|0|off)$/i;
/** Fields of which the day on which it came to be so is a yes as well. */
const SINCE: ReadonlySet<string> = new Set(['sold', 'reserved']);

/**
 * True or false from the words of feeds, the name of the field among them ('Sold'), and the day on which a vehicle was sold or
 * reserved; `otherwise` when there is nothing, and false for what cannot be understood: a vehicle whose mark for the website is a
 * riddle stays off it.
 */
export function readFlag(value: unknown, otherwise: boolean, field: string, notes: ReadingNotes): boolean {
  if (value === undefined) return otherwise;
  const word = String(value).trim();
  if (YES.test(word) || word.toLowerCase() === field) return true;
  if (NO.test(word)) return false;
  if (SINCE.has(field) && isRealDate(value, notes)) return true;
  notes.warn(field, 'neither yes nor no, taken as no');
  return false;
}
