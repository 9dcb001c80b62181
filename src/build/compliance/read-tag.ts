import { decodeHTMLAttribute } from 'entities/decode';
import {
  codesOf,
  DOUBLE_QUOTE,
  endsName,
  EQUALS,
  GREATER,
  isSpace,
  SINGLE_QUOTE,
  SLASH,
  SMALL,
  sourceOf,
  type Source,
} from './html-codes.ts';

/** Attributes of an element that were asked for, by their names in small letters. */
export type Attributes = Readonly<Record<string, string>>;

/** The attributes of an element that has none of those asked for. */
export const NO_ATTRIBUTES: Attributes = Object.freeze({});

/** What a tag has behind its name: the place behind its '>', or -1 where the page ends before. */
type TagRest = { attributes: Attributes; isClosed: boolean; end: number };

type AskedName = { name: string; codes: Uint16Array };

/** Names of attributes to look for, by their lengths. */
export type AskedNames = readonly (readonly AskedName[])[];

/** Names of attributes, in small letters, to look for. */
export function askedNames(names: readonly string[]): AskedNames {
  const byLength: AskedName[][] = [];
  for (let length = 0; length <= Math.max(...names.map((name) => name.length)); length++)
    byLength.push(
      names.filter((name) => name.length === length).map((name) => ({ name, codes: codesOf(name) })),
    );
  return byLength;
}

/** The name that stands from `start` to `end`; undefined where it is not asked for. */
function askedName(codes: Uint16Array, start: number, end: number, asked: AskedNames): string | undefined {
  const ofLength = asked[end - start];
  if (ofLength === undefined) return undefined;
  for (const { name, codes: wanted } of ofLength) {
    let at = 0;
    while (at < wanted.length && (codes[start + at]! | SMALL) === wanted[at]) at++;
    if (at === wanted.length) return name;
  }
  return undefined;
}

/** The place of the next `code` from `start` on; the end of the page where there is none. */
function placeOf({ codes, length }: Source, code: number, start: number): number {
  let at = start;
  while (at < length && codes[at] !== code) at++;
  return at;
}

/** The place where a value without quotes ends. */
function bareEnd({ codes, length }: Source, start: number): number {
  let at = start;
  while (at < length && codes[at] !== GREATER && !isSpace(codes[at]!)) at++;
  return at;
}

/** The attributes of a tag that `asked` names, the first of a name; `start` is behind the tag's name. */
export function readTag(source: Source, start: number, asked: AskedNames): TagRest {
  const { html, length, codes } = source;
  let attributes: Record<string, string> | undefined;
  let isClosed = false;
  let at = start;
  while (at < length) {
    const code = codes[at]!;
    if (code === GREATER) return { attributes: attributes ?? NO_ATTRIBUTES, isClosed, end: at + 1 };
    if (code === SLASH || isSpace(code)) {
      // A space between '/' and '>' changes nothing.
      isClosed ||= code === SLASH;
      at++;
      continue;
    }
    isClosed = false;
    const begin = at++;
    while (at < length && codes[at] !== EQUALS && !endsName(codes[at]!)) at++;
    const name = askedName(codes, begin, at, asked);
    while (isSpace(codes[at]!)) at++;
    let value = '';
    if (codes[at] === EQUALS) {
      do at++;
      while (isSpace(codes[at]!));
      const quote = codes[at]!;
      const isQuoted = quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE;
      if (isQuoted) at++;
      const end = isQuoted ? placeOf(source, quote, at) : bareEnd(source, at);
      if (isQuoted && end === length) break;
      if (name !== undefined) value = html.slice(at, end);
      at = isQuoted ? end + 1 : end;
    }
    if (name !== undefined)
      (attributes ??= {})[name] ??= value.includes('&') ? decodeHTMLAttribute(value) : value;
  }
  return { attributes: NO_ATTRIBUTES, isClosed, end: -1 };
}

/** The attributes that `asked` names of the tag in `html` whose name ends at `start`; none where the page ends before the tag. */
export function attributesAt(html: string, start: number, asked: AskedNames): Attributes {
  // Almost every tag ends at the first '>'; one has to be read on that has others in its values.
  for (let end = html.indexOf('>', start); end !== -1; end = html.indexOf('>', end + 1)) {
    const tag = readTag(sourceOf(html.slice(start, end + 1)), 0, asked);
    if (tag.end !== -1) return tag.attributes;
  }
  return NO_ATTRIBUTES;
}
