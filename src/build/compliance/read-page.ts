import { Parser } from 'htmlparser2';
import type { LetterSizes, PageElement, PageText } from '../../domain/compliance/page-text.ts';
import type { SizeOf } from './letter-sizes.ts';

/** Elements inside of a line; all others begin and end one. */
const INLINE = new Set(
  'a abbr b code data em i img label mark s small span strong sub sup time u wbr button vehicle-action'.split(
    ' ',
  ),
);
/** What no visitor reads. */
const UNREAD = new Set(['script', 'style', 'template', 'svg', 'head']);
/** Attributes that a rule asks for. */
const KEPT = /^(id|href|name|type|checked|action|hidden|alt|src|content|property|aria-label|data-.*)$/;
const BROWSER_SIZES: LetterSizes = [16, 16];

/** Reads the words, elements and structured data of a page's HTML; `sizeOf` knows its style sheets. */
export function readPage(html: string, sizeOf: SizeOf): PageText {
  const elements: PageElement[] = [];
  const jsonLd: unknown[] = [];
  const open: { at: number; name: string; classes: string }[] = [];
  // One string that grows would be copied whole at each look at its end.
  const parts: string[] = [];
  let length = 0;
  let last = '';
  let unread = 0;
  let data: string | undefined;
  const add = (part: string): void => {
    if (part === '') return;
    parts.push(part);
    length += part.length;
    last = part.at(-1) ?? '';
  };
  const endLine = (name: string): void => {
    if (!INLINE.has(name) && last !== '\n') add('\n');
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (UNREAD.has(name)) unread++;
      if (name === 'script' && attributes['type'] === 'application/ld+json') data = '';
      endLine(name);
      const parent = open.at(-1);
      const classes = attributes['class'] ?? '';
      const inherited = parent ? (elements[parent.at]?.sizes ?? BROWSER_SIZES) : BROWSER_SIZES;
      elements.push({
        name,
        attributes: Object.fromEntries(Object.entries(attributes).filter(([key]) => KEPT.test(key))),
        parent: parent?.at ?? -1,
        start: length,
        end: length,
        sizes: sizeOf({ name, classes }, open, inherited),
      });
      open.push({ at: elements.length - 1, name, classes });
    },
    ontext: (part) => {
      if (data !== undefined) data += part;
      if (unread === 0) add(last === '' || /\s/.test(last) ? part.trimStart() : part);
    },
    onclosetag: (name) => {
      if (UNREAD.has(name)) unread--;
      if (name === 'script' && data !== undefined) {
        jsonLd.push(JSON.parse(data));
        data = undefined;
      }
      const closed = open.pop();
      const element = closed && elements[closed.at];
      if (element) element.end = length;
      endLine(name);
    },
  });
  parser.end(html);
  return { text: parts.join(''), elements, jsonLd };
}
