import { megabytes } from './feed-limits.ts';

/** The whole of a text that comes in pieces. Throws what `tooLarge` makes of the limit in words, beyond that many characters. */
export async function wholeText(
  pieces: AsyncIterable<string>,
  limit: number,
  tooLarge: (limit: string) => Error,
): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > limit) throw tooLarge(megabytes(limit));
    parts.push(piece);
  }
  return parts.join('');
}
