import { decodeHTML } from 'entities/decode';
import { PAGE_MARKS } from '../../domain/compliance/page-marks.ts';
import type { LetterSizes, PageElement, PageText } from '../../domain/compliance/page-text.ts';
import { elementKind, type ElementKind } from './html-elements.ts';
import type { SizeOf, Styled } from './letter-sizes.ts';
import { askedNames, attributesAt, NO_ATTRIBUTES, type Attributes } from './read-tag.ts';
import { scanHtml } from './scan-html.ts';

/** Attributes that a rule asks for. */
const KEPT = askedNames([
  ...['id', 'href', 'name', 'type', 'checked', 'hidden', 'aria-label'],
  ...Object.values(PAGE_MARKS),
]);
/** What style sheets ask for. */
const CLASS = askedNames(['class']);
const BROWSER_SIZES: LetterSizes = [16, 16];

const isMarked = (attributes: Attributes): boolean =>
  PAGE_MARKS.price in attributes ||
  PAGE_MARKS.part in attributes ||
  PAGE_MARKS.sheet in attributes ||
  PAGE_MARKS.gauge in attributes ||
  PAGE_MARKS.terms in attributes ||
  PAGE_MARKS.termsLink in attributes ||
  PAGE_MARKS.checks in attributes ||
  PAGE_MARKS.awaited in attributes ||
  PAGE_MARKS.counter in attributes ||
  PAGE_MARKS.counterBasis in attributes;

/** Where an element stands: words of HTML, or a drawing or formula that has rules of its own. */
type Ground = 'html' | 'svg' | 'math';

function groundIn(kind: ElementKind, around: Ground): Ground {
  if (kind === SVG) return 'svg';
  if (kind === MATH) return 'math';
  return kind.holdsHtml || (kind === FOREIGN_OBJECT && around === 'svg') ? 'html' : around;
}

type Open = { kind: ElementKind; element: PageElement; ground: Ground };

const [SVG, MATH, FOREIGN_OBJECT, SCRIPT] = [
  elementKind('svg'),
  elementKind('math'),
  elementKind('foreignobject'),
  elementKind('script'),
];
const [FORM, PARAGRAPH, BREAK, IMAGE, OLD_IMAGE] = [
  elementKind('form'),
  elementKind('p'),
  elementKind('br'),
  elementKind('img'),
  elementKind('image'),
];

/** The words of a page as they come, without spaces at the beginning of a line or behind another. */
function wordCollector() {
  // One string that grows would be copied whole at each look at its end.
  const parts: string[] = [];
  let isAfterSpace = true;
  let isAfterLine = false;
  const collector = {
    length: 0,
    add(part: string): void {
      const kept = isAfterSpace ? part.trimStart() : part;
      if (kept === '') return;
      parts.push(kept);
      collector.length += kept.length;
      isAfterLine = kept.endsWith('\n');
      isAfterSpace = isAfterLine || kept.trimEnd().length < kept.length;
    },
    endLine(): void {
      if (isAfterLine) return;
      parts.push('\n');
      collector.length++;
      isAfterSpace = isAfterLine = true;
    },
    text: (): string => parts.join(''),
  };
  return collector;
}

/** Text with references, in the parts that references begin and end. */
function* decodedParts(text: string): Generator<string> {
  const [before = '', ...rest] = text.split('&');
  yield before;
  for (const part of rest) {
    const decoded = decodeHTML(`&${part}`);
    yield decoded.slice(0, 1);
    yield decoded.slice(1);
  }
}

/** How large the letters of elements are, worked out for those that are asked for; `tags` has where the attributes of each begin. */
function sizesOnPage(
  html: string,
  elements: readonly PageElement[],
  tags: readonly number[],
  sizeOf: SizeOf,
): PageText['sizesOf'] {
  const known = new Map<PageElement, { styled: Styled; sizes: LetterSizes }>();
  return (element) => {
    const around: PageElement[] = [];
    for (let each: PageElement | undefined = element; each; each = elements[each.parent]) around.push(each);
    const lineage: Styled[] = [];
    let sizes = BROWSER_SIZES;
    for (const each of around.toReversed()) {
      let found = known.get(each);
      if (!found) {
        const classes = attributesAt(html, tags[each.at]!, CLASS)['class'] ?? '';
        const styled = { name: each.name, classes };
        found = { styled, sizes: sizeOf(styled, lineage, sizes) };
        known.set(each, found);
      }
      lineage.push(found.styled);
      sizes = found.sizes;
    }
    return sizes;
  };
}

/** Reads the words, elements and structured data of a page's HTML; `sizeOf` knows its style sheets. */
export function readPage(html: string, sizeOf: SizeOf): PageText {
  const elements: PageElement[] = [];
  const tags: number[] = [];
  const marked: PageElement[] = [];
  const jsonLd: unknown[] = [];
  const open: Open[] = [];
  const words = wordCollector();
  let ground: Ground = 'html';
  let unread = 0;
  let forms = 0;
  let data: string | undefined;

  function begin(kind: ElementKind, attributes: Attributes, tag: number): PageElement {
    if (!kind.isInline) words.endLine();
    const start = words.length;
    const parent = open.length === 0 ? -1 : open[open.length - 1]!.element.at;
    const element = { name: kind.name, attributes, at: elements.length, parent, start, end: start };
    elements.push(element);
    tags.push(tag);
    if (attributes !== NO_ATTRIBUTES && isMarked(attributes)) marked.push(element);
    return element;
  }

  function endInnermost(): void {
    const { kind, element } = open.pop()!;
    if (kind.isUnread) unread--;
    if (kind === FORM) forms--;
    if (data !== undefined && kind === SCRIPT) {
      jsonLd.push(JSON.parse(data));
      data = undefined;
    }
    element.end = words.length;
    if (!kind.isInline) words.endLine();
    ground = open.length === 0 ? 'html' : open[open.length - 1]!.ground;
  }

  /** Outside of drawings 'image' is an old name of 'img'. */
  const named = (kind: ElementKind): ElementKind => (kind === OLD_IMAGE && ground === 'html' ? IMAGE : kind);

  function openElement(written: ElementKind, attributes: Attributes, isClosed: boolean, tag: number): void {
    const kind = named(written);
    // A form inside another is none.
    if (kind === FORM && forms > 0) return;
    if (kind.ends) while (open.length > 0 && kind.ends.has(open[open.length - 1]!.kind.name)) endInnermost();
    const element = begin(kind, attributes, tag);
    if (kind.isVoid) return;
    if (kind.isUnread) unread++;
    if (kind === FORM) forms++;
    if (kind === SCRIPT && attributes['type'] === 'application/ld+json') data = '';
    ground = groundIn(kind, ground);
    open.push({ kind, element, ground });
    if (isClosed && ground !== 'html') endInnermost();
  }

  function closeElement(written: ElementKind): void {
    const kind = named(written);
    if (kind.isVoid) {
      if (kind === BREAK) begin(kind, NO_ATTRIBUTES, html.length);
      return;
    }
    let at = open.length - 1;
    while (at >= 0 && open[at]!.kind !== kind && open[at]!.kind.name !== kind.name) at--;
    if (at >= 0) while (open.length > at) endInnermost();
    else if (kind === PARAGRAPH) {
      openElement(kind, NO_ATTRIBUTES, false, html.length);
      endInnermost();
    }
  }

  function addText(text: string): void {
    if (data !== undefined) data += text;
    if (unread === 0) words.add(text);
  }

  scanHtml(html, KEPT, {
    open: openElement,
    close: closeElement,
    text: (text, isPlain) => {
      if (data === undefined && unread > 0) return;
      if (isPlain) addText(text);
      else for (const part of decodedParts(text)) addText(part);
    },
    isForeign: () => ground !== 'html',
  });
  while (open.length > 0) endInnermost();
  return { text: words.text(), elements, marked, jsonLd, sizesOf: sizesOnPage(html, elements, tags, sizeOf) };
}
