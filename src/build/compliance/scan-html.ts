import { decodeHTMLAttribute } from 'entities/decode';
import { elementKindAt, type ElementKind } from './html-elements.ts';

/** Attributes of an element that were asked for, by their names in small letters. */
export type Attributes = Readonly<Record<string, string>>;

/** The attributes of an element that has none of those asked for. */
export const NO_ATTRIBUTES: Attributes = Object.freeze({});

/** What a tag has behind its name: the place behind its '>', or -1 where the page ends before. */
type TagRest = { attributes: Attributes; isClosed: boolean; end: number };

/** Who is told what a page consists of, in its order. */
export type HtmlReader = {
  /**
   * A tag begins an element; its attributes begin at `at` of the page. `isClosed` where it ends with '/>', which counts in
   * drawings and formulas alone.
   */
  open: (kind: ElementKind, attributes: Attributes, isClosed: boolean, at: number) => void;
  close: (kind: ElementKind) => void;
  /** Text between two tags; `isRaw` where '&' is a letter as any other. */
  text: (text: string, isRaw: boolean) => void;
  /** Whether the innermost element is of a drawing or a formula, where no element has raw text. */
  isForeign: () => boolean;
};

const [TAB, NEW_LINE, FORM_FEED, RETURN, SPACE] = [9, 10, 12, 13, 32] as const;
const [EXCLAMATION, DOUBLE_QUOTE, SINGLE_QUOTE, SLASH] = [33, 34, 39, 47] as const;
const [EQUALS, GREATER, QUESTION] = [61, 62, 63] as const;
const [SMALL_A, SMALL_Z] = [97, 122] as const;
/** The bit that makes a small letter of a capital one. */
const SMALL = 32;

// Of most letters the first comparison says that they are none of these.
const isSpace = (code: number): boolean =>
  code <= SPACE &&
  (code === SPACE || code === NEW_LINE || code === TAB || code === RETURN || code === FORM_FEED);
const isLetter = (code: number): boolean => (code | SMALL) >= SMALL_A && (code | SMALL) <= SMALL_Z;
const endsName = (code: number): boolean =>
  code <= GREATER && (code === GREATER || code === SLASH || isSpace(code));

/** Names of attributes to look for. */
export type AskedNames = { names: ReadonlySet<string>; firstLetters: readonly number[] };

/** Names of attributes, in small letters, so that others are passed over without a look at all their letters. */
export function askedNames(names: readonly string[]): AskedNames {
  // For each length of a name a bit for each letter that one of them begins with.
  const firstLetters = Array.from({ length: Math.max(...names.map(({ length }) => length)) + 1 }, () => 0);
  for (const name of names) firstLetters[name.length]! |= 1 << (name.charCodeAt(0) & 31);
  return { names: new Set(names), firstLetters };
}

/** The name that stands from `start` to `end`; undefined where it is not asked for. */
function askedName(
  html: string,
  start: number,
  end: number,
  { names, firstLetters }: AskedNames,
): string | undefined {
  const letters = firstLetters[end - start] ?? 0;
  if ((letters & (1 << (html.charCodeAt(start) & 31))) === 0) return undefined;
  const name = html.slice(start, end).toLowerCase();
  return names.has(name) ? name : undefined;
}

/** The place where a value without quotes ends. */
function bareEnd(html: string, start: number): number {
  let at = start;
  for (; at < html.length; at++) {
    const code = html.charCodeAt(at);
    if (code === GREATER || isSpace(code)) break;
  }
  return at;
}

/** The attributes of a tag that `asked` names, the first of a name; `start` is behind the tag's name. */
export function readTag(html: string, start: number, asked: AskedNames): TagRest {
  let attributes: Record<string, string> | undefined;
  let isClosed = false;
  let at = start;
  while (at < html.length) {
    const code = html.charCodeAt(at);
    if (code === GREATER) return { attributes: attributes ?? NO_ATTRIBUTES, isClosed, end: at + 1 };
    if (code === SLASH || isSpace(code)) {
      // A space between '/' and '>' changes nothing.
      isClosed ||= code === SLASH;
      at++;
      continue;
    }
    isClosed = false;
    const begin = at++;
    for (; at < html.length; at++) {
      const each = html.charCodeAt(at);
      if (each === EQUALS || endsName(each)) break;
    }
    const name = askedName(html, begin, at, asked);
    while (isSpace(html.charCodeAt(at))) at++;
    let value = '';
    if (html.charCodeAt(at) === EQUALS) {
      do at++;
      while (isSpace(html.charCodeAt(at)));
      const quote = html.charCodeAt(at);
      const isQuoted = quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE;
      if (isQuoted) at++;
      const end = isQuoted ? html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", at) : bareEnd(html, at);
      if (end === -1) break;
      if (name !== undefined) value = html.slice(at, end);
      at = isQuoted ? end + 1 : end;
    }
    if (name !== undefined)
      (attributes ??= {})[name] ??= value.includes('&') ? decodeHTMLAttribute(value) : value;
  }
  return { attributes: NO_ATTRIBUTES, isClosed, end: -1 };
}

/** Where a name that begins at `at` ends; the end of the page where it is cut off. */
function nameEnd(html: string, start: number): number {
  let at = start;
  while (at < html.length && !endsName(html.charCodeAt(at))) at++;
  return at;
}

/** The place after the first `what` from `at` on; the end of the page where none is. */
function after(html: string, what: string, at: number): number {
  const found = html.indexOf(what, at);
  return found === -1 ? html.length : found + what.length;
}

/** The place after a comment whose words begin at `at`. */
function afterComment(html: string, at: number): number {
  if (html.charCodeAt(at) === GREATER) return at + 1;
  if (html.startsWith('->', at)) return at + 2;
  for (let dashes = html.indexOf('--', at); dashes !== -1; dashes = html.indexOf('--', dashes + 1)) {
    if (html.charCodeAt(dashes + 2) === GREATER) return dashes + 3;
    if (html.startsWith('!>', dashes + 2)) return dashes + 4;
  }
  return html.length;
}

/** Where the end tag of an element of raw text begins. */
function rawEnd(html: string, name: string, at: number): number {
  for (let end = html.indexOf('</', at); end !== -1; end = html.indexOf('</', end + 2)) {
    const ending = end + 2 + name.length;
    if (endsName(html.charCodeAt(ending)) && html.slice(end + 2, ending).toLowerCase() === name) return end;
  }
  return html.length;
}

/** Whether the '<' at `at` begins a tag, a comment or another declaration; all others are text. */
function beginsMarkup(html: string, at: number): boolean {
  const code = html.charCodeAt(at + 1);
  return (
    isLetter(code) || (code === SLASH && at + 2 < html.length) || code === EXCLAMATION || code === QUESTION
  );
}

/**
 * Reads HTML as a browser does that gets it whole, in one pass, and tells of the attributes that `asked` names. What is
 * cut off at the end of the page is left out.
 */
export function scanHtml(html: string, asked: AskedNames, reader: HtmlReader): void {
  /** Reads the tag that begins at `start` with the raw text that it begins, and gives the place behind. */
  function beginTag(start: number): number {
    const nameStart = start + 1;
    const end = nameEnd(html, nameStart);
    const tag = readTag(html, end, asked);
    if (tag.end === -1) return html.length;
    const kind = elementKindAt(html, nameStart, end);
    const raw = kind.raw !== undefined && !reader.isForeign() ? kind.raw : undefined;
    reader.open(kind, tag.attributes, tag.isClosed, end);
    if (raw === undefined) return tag.end;
    const textEnd = raw === 'all' ? html.length : rawEnd(html, kind.name, tag.end);
    if (textEnd > tag.end) reader.text(html.slice(tag.end, textEnd), raw !== 'references');
    return textEnd;
  }

  /** Reads what begins with '</': an end tag, or what is taken for a comment. */
  function endTag(start: number): number {
    const nameStart = start + 2;
    if (!isLetter(html.charCodeAt(nameStart))) return after(html, '>', nameStart);
    const end = nameEnd(html, nameStart);
    if (end < html.length) reader.close(elementKindAt(html, nameStart, end));
    return html.charCodeAt(end) === GREATER ? end + 1 : after(html, '>', end);
  }

  /** Reads what begins with '<!' or '<?'. */
  function declaration(start: number): number {
    if (html.startsWith('<!--', start)) return afterComment(html, start + '<!--'.length);
    if (!html.startsWith('<![CDATA[', start)) return after(html, '>', start + 2);
    const textStart = start + '<![CDATA['.length;
    const end = html.indexOf(']]>', textStart);
    if (end === -1) return html.length;
    if (reader.isForeign()) reader.text(html.slice(textStart, end), true);
    return end + ']]>'.length;
  }

  let at = 0;
  while (at < html.length) {
    let tag = html.indexOf('<', at);
    while (tag !== -1 && !beginsMarkup(html, tag)) tag = html.indexOf('<', tag + 1);
    if (tag === -1) tag = html.length;
    if (tag > at) reader.text(html.slice(at, tag), false);
    if (tag === html.length) return;
    const code = html.charCodeAt(tag + 1);
    if (code === SLASH) at = endTag(tag);
    else at = isLetter(code) ? beginTag(tag) : declaration(tag);
  }
}
