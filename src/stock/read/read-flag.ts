import type { ReadingNotes } from './reading-notes.ts';

const YES = /^(true|t|yes|y|1|x|on)$/i;
const NO = /^(false|f|no|n|0|off)$/i;

/** True or false from the words of feeds; `otherwise` when there is nothing, or nothing that can be understood. */
export function readFlag(value: unknown, otherwise: boolean, field: string, notes: ReadingNotes): boolean {
  if (value === undefined) return otherwise;
  const word = String(value).trim();
  if (YES.test(word)) return true;
  if (NO.test(word)) return false;
  notes.warn(field, 'neither yes nor no, left out');
  return otherwise;
}
