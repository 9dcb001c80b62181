import { plainText } from '../text/plain-text.ts';

/** Dealer comments as the page shows them: `html` is sanitised already, `text` is plain. */
export type CommentsExcerpt =
  | { kind: 'pending'; text: 'Dealer comments are pending. Please check back here later.' }
  | { kind: 'whole'; html: string }
  | { kind: 'cut'; text: string; html: string };

/** Characters of plain text that show before the rest is opened (spec V7). */
const CUT = 400;

/** Dealer comments, cut at 400 characters of plain text, after a whole word where there is one (spec V7). */
export function commentsExcerpt(html = ''): CommentsExcerpt {
  const text = plainText(html);
  if (text === '') {
    return { kind: 'pending', text: 'Dealer comments are pending. Please check back here later.' };
  }
  if (text.length <= CUT) return { kind: 'whole', html };
  return { kind: 'cut', text: `${cutAtWord(text)}…`, html };
}

function cutAtWord(text: string): string {
  const head = text.slice(0, CUT);
  if (text[CUT] === ' ') return head;
  const space = head.lastIndexOf(' ');
  // Half of a surrogate pair at the cut is no character.
  return space > 0 ? head.slice(0, space) : head.replace(/[\uD800-\uDBFF]$/, '');
}
