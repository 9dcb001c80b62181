import {
  AMPERSAND,
  endsName,
  EXCLAMATION,
  GREATER,
  isLetter,
  LESS,
  QUESTION,
  SLASH,
  sourceOf,
  type Source,
} from './html-codes.ts';
import { elementKindAt, type ElementKind } from './html-elements.ts';
import { readTag, type AskedNames, type Attributes } from './read-tag.ts';

/** Who is told what a page consists of, in its order. */
export type HtmlReader = {
  /**
   * A tag begins an element; its attributes begin at `at` of the page. `isClosed` where it ends with '/>', which counts in
   * drawings and formulas alone.
   */
  open: (kind: ElementKind, attributes: Attributes, isClosed: boolean, at: number) => void;
  close: (kind: ElementKind) => void;
  /** Text between two tags; `isPlain` where nothing in it can be a reference such as '&amp;'. */
  text: (text: string, isPlain: boolean) => void;
  /** True if the innermost element is of a drawing or a formula, where no element has raw text. */
  isForeign: () => boolean;
};

/** Where a name that begins at `at` ends; the end of the page where it is cut off. */
function nameEnd({ codes, length }: Source, start: number): number {
  let at = start;
  while (at < length && !endsName(codes[at]!)) at++;
  return at;
}

/** The place after the first `what` from `at` on; the end of the page where none is. */
function after(html: string, what: string, at: number): number {
  const found = html.indexOf(what, at);
  return found === -1 ? html.length : found + what.length;
}

/** The place after a comment whose words begin at `at`. */
function afterComment({ html, codes }: Source, at: number): number {
  if (codes[at] === GREATER) return at + 1;
  if (html.startsWith('->', at)) return at + 2;
  for (let dashes = html.indexOf('--', at); dashes !== -1; dashes = html.indexOf('--', dashes + 1)) {
    if (codes[dashes + 2] === GREATER) return dashes + 3;
    if (html.startsWith('!>', dashes + 2)) return dashes + 4;
  }
  return html.length;
}

/** Where the end tag of an element of raw text begins. */
function rawEnd({ html, codes }: Source, name: string, at: number): number {
  for (let end = html.indexOf('</', at); end !== -1; end = html.indexOf('</', end + 2)) {
    const ending = end + 2 + name.length;
    if (
      ending < html.length &&
      endsName(codes[ending]!) &&
      html.slice(end + 2, ending).toLowerCase() === name
    )
      return end;
  }
  return html.length;
}

/** True if the '<' at `at` begins a tag, a comment or another declaration; all others are text. */
function beginsMarkup({ codes, length }: Source, at: number): boolean {
  const code = codes[at + 1]!;
  return isLetter(code) || (code === SLASH && at + 2 < length) || code === EXCLAMATION || code === QUESTION;
}

/**
 * Reads HTML as a browser does that gets it whole, in one pass, and tells of the attributes that `asked` names. What is
 * cut off at the end of the page is left out.
 */
export function scanHtml(html: string, asked: AskedNames, reader: HtmlReader): void {
  const source = sourceOf(html);
  const { codes, length } = source;

  /** Reads the tag that begins at `start` with the raw text that it begins, and gives the place behind. */
  function beginTag(start: number): number {
    const nameStart = start + 1;
    const end = nameEnd(source, nameStart);
    const tag = readTag(source, end, asked);
    if (tag.end === -1) return length;
    const kind = elementKindAt(source, nameStart, end);
    const raw = kind.raw !== undefined && !reader.isForeign() ? kind.raw : undefined;
    reader.open(kind, tag.attributes, tag.isClosed, end);
    if (raw === undefined) return tag.end;
    const textEnd = raw === 'all' ? length : rawEnd(source, kind.name, tag.end);
    if (textEnd > tag.end) {
      const text = html.slice(tag.end, textEnd);
      reader.text(text, raw !== 'references' || !text.includes('&'));
    }
    return textEnd;
  }

  /** Reads what begins with '</': an end tag, or what is taken for a comment. */
  function endTag(start: number): number {
    const nameStart = start + 2;
    if (!isLetter(codes[nameStart]!)) return after(html, '>', nameStart);
    const end = nameEnd(source, nameStart);
    if (end < length) reader.close(elementKindAt(source, nameStart, end));
    return codes[end] === GREATER ? end + 1 : after(html, '>', end);
  }

  /** Reads what begins with '<!' or '<?'. */
  function declaration(start: number): number {
    if (html.startsWith('<!--', start)) return afterComment(source, start + '<!--'.length);
    if (!html.startsWith('<![CDATA[', start)) return after(html, '>', start + 2);
    const textStart = start + '<![CDATA['.length;
    const end = html.indexOf(']]>', textStart);
    if (end === -1) return length;
    if (reader.isForeign()) reader.text(html.slice(textStart, end), true);
    return end + ']]>'.length;
  }

  let at = 0;
  while (at < length) {
    let tag = at;
    let isPlain = true;
    for (; tag < length; tag++) {
      const code = codes[tag];
      if (code === LESS && beginsMarkup(source, tag)) break;
      if (code === AMPERSAND) isPlain = false;
    }
    if (tag > at) reader.text(html.slice(at, tag), isPlain);
    if (tag === length) return;
    const code = codes[tag + 1]!;
    if (code === SLASH) at = endTag(tag);
    else at = isLetter(code) ? beginTag(tag) : declaration(tag);
  }
}
