import { Parser } from 'htmlparser2';
import type { SizeOf, Styled } from '../../src/build/compliance/letter-sizes.ts';
import { pageFacts, type PageFacts } from '../../src/domain/compliance/page-facts.ts';
import { PAGE_MARKS } from '../../src/domain/compliance/page-marks.ts';
import type { LetterSizes, PageElement } from '../../src/domain/compliance/page-text.ts';

/** All that is read of a page, with the sizes of all its letters. */
export type WholeReading = {
  text: string;
  elements: PageElement[];
  marked: PageElement[];
  jsonLd: unknown[];
  sizes: LetterSizes[];
};

const INLINE = new Set(
  'a abbr b code data em i img label mark s small span strong sub sup time u wbr button vehicle-action'.split(
    ' ',
  ),
);
const UNREAD = new Set(['script', 'style', 'template', 'svg', 'head']);
const KEPT = new Set<string>([
  ...['id', 'href', 'name', 'type', 'checked', 'hidden', 'aria-label'],
  ...Object.values(PAGE_MARKS),
]);
const MARKS = Object.values(PAGE_MARKS);

/**
 * Reads a page with htmlparser2, by which our own reading is measured. Names are given in small letters; a tag that the end of the page
 * cuts off counts as no element.
 */
export function readByHtmlparser2(html: string, sizeOf: SizeOf): WholeReading {
  const elements: PageElement[] = [];
  const sizes: LetterSizes[] = [];
  const jsonLd: unknown[] = [];
  const open: (Styled & { at: number; as: string })[] = [];
  let text = '';
  let unread = 0;
  let data: string | undefined;
  const endLine = (name: string): void => {
    if (!INLINE.has(name) && !text.endsWith('\n')) text += '\n';
  };
  const parser = new Parser({
    onopentag: (as, attributes) => {
      const name = as.toLowerCase();
      if (UNREAD.has(name)) unread++;
      if (name === 'script' && attributes['type'] === 'application/ld+json') data = '';
      endLine(name);
      const parent = open.at(-1)?.at ?? -1;
      const classes = attributes['class'] ?? '';
      const [at, start] = [elements.length, text.length];
      elements.push({
        name,
        attributes: Object.fromEntries(Object.entries(attributes).filter(([key]) => KEPT.has(key))),
        at,
        parent,
        start,
        end: start,
      });
      sizes.push(sizeOf({ name, classes }, open, sizes[parent] ?? [16, 16]));
      open.push({ name, classes, at, as });
    },
    ontext: (part) => {
      if (data !== undefined) data += part;
      if (unread === 0) text += text === '' || /\s$/.test(text) ? part.trimStart() : part;
    },
    onclosetag: (as) => {
      if (open.at(-1)?.as !== as) return;
      const { name, at } = open.pop()!;
      if (UNREAD.has(name)) unread--;
      if (name === 'script' && data !== undefined) {
        jsonLd.push(JSON.parse(data));
        data = undefined;
      }
      elements[at]!.end = text.length;
      endLine(name);
    },
  });
  parser.end(html);
  const marked = elements.filter(({ attributes }) => MARKS.some((mark) => mark in attributes));
  return { text, elements, marked, jsonLd, sizes };
}

/** The facts of a page as htmlparser2 reads it; `address` is its path on the site. */
export function factsByHtmlparser2(html: string, address: string, sizeOf: SizeOf): PageFacts {
  const { sizes, ...page } = readByHtmlparser2(html, sizeOf);
  return pageFacts({ ...page, sizesOf: ({ at }) => sizes[at]! }, address);
}
