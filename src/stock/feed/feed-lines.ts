import { FeedError } from './feed-error.ts';
import { MAX_RECORD_BYTES, MAX_RECORDS } from './feed-limits.ts';

/** A line of a feed, without its end; one that is longer than a record may be has no text. */
export type FeedLine = { line: number; text: string | undefined };

/**
 * The lines of a text that comes in pieces, numbered from 1. Of a line over the limit nothing is held in memory. Throws
 * FeedError after 2,000,000 lines.
 */
export async function* feedLines(pieces: AsyncIterable<string>, shown: string): AsyncGenerator<FeedLine> {
  let line = 1;
  let rest = '';
  let isTooLong = false;
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
      const text = rest + piece.slice(from, end);
      yield finished(line, text, isTooLong);
      line += 1;
      if (line > MAX_RECORDS) {
        throw new FeedError(
          'unreadable',
          `The feed ${shown} has more than ${MAX_RECORDS} lines. Send current stock only.`,
        );
      }
      rest = '';
      isTooLong = false;
      from = end + 1;
    }
    rest += piece.slice(from);
    if (rest.length > MAX_RECORD_BYTES) {
      isTooLong = true;
      rest = '';
    }
  }
  if (rest !== '' || isTooLong) yield finished(line, rest, isTooLong);
}

function finished(line: number, text: string, isTooLong: boolean): FeedLine {
  if (isTooLong || text.length > MAX_RECORD_BYTES) return { line, text: undefined };
  return { line, text: text.endsWith('\r') ? text.slice(0, -1) : text };
}
