import { MAX_RECORD_BYTES } from './feed-limits.ts';
import type { FeedLine } from './feed-lines.ts';

/** A row as raw text, with the line it begins on and the lines it is made of. */
export type CsvRow = { line: number; lines: FeedLine[] };

/** A quote still open after this many lines was never meant to be one: a cell of more lines is unheard of. */
const MAX_CELL_LINES_LENGTH = 100;

const QUOTE = '"';

/**
 * True if a cell is still open at the end of this line; `isOpen` says whether it was at its beginning. A quote opens a
 * cell at the cell's beginning only, and closes it before a delimiter or the line's end only.
 */
function endsInCell(text: string, delimiter: string, isOpen: boolean): boolean {
  if (!isOpen && !text.includes(QUOTE)) return false;
  let isQuoted = isOpen;
  for (let at = 0, cellStart = isOpen ? -1 : 0; at < text.length; at++) {
    const character = text[at];
    if (isQuoted) {
      if (character !== QUOTE) continue;
      const next = text[at + 1];
      if (next === QUOTE) at += 1;
      // Followed by anything else it is no closing quote: csv-parse then takes the cell as unquoted, and so do we.
      else isQuoted = false;
    } else if (character === delimiter) {
      cellStart = at + 1;
    } else if (character === QUOTE && at === cellStart) {
      isQuoted = true;
    }
  }
  return isQuoted;
}

/** The first row of these lines: one line, or as many as its quoted cells span; undefined when a quote never closes. */
export function firstRow(lines: readonly FeedLine[], from: number, delimiter: string): CsvRow | undefined {
  const first = lines[from]!;
  let isOpen = false;
  let length = 0;
  for (let at = from; at < Math.min(lines.length, from + MAX_CELL_LINES_LENGTH); at++) {
    const { text } = lines[at]!;
    length += text?.length ?? MAX_RECORD_BYTES;
    if (text === undefined || length > MAX_RECORD_BYTES) return undefined;
    isOpen = endsInCell(text, delimiter, isOpen);
    if (!isOpen) return { line: first.line, lines: lines.slice(from, at + 1) };
  }
  return undefined;
}
