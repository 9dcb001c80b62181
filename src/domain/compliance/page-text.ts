import { PAGE_MARKS } from './page-marks.ts';

/** Sizes of letters in pixels, on a narrow screen (390) and on a wide one (1440). */
export type LetterSizes = readonly [narrow: number, wide: number];

/** An element of a built page, with the part of the page's words that is in it. */
export type PageElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its place in `elements`. */
  at: number;
  /** The place of what it is in; -1 for the outermost. */
  parent: number;
  /** Its words are `text.slice(start, end)`. */
  start: number;
  end: number;
};

/** A built page as a visitor without scripts gets it. */
export type PageText = {
  /** Its words. */
  text: string;
  /** Its elements in their order. */
  elements: readonly PageElement[];
  /** Those of them that carry a mark for programs, in the same order. */
  marked: readonly PageElement[];
  /** Its structured data. */
  jsonLd: readonly unknown[];
  /** How large the letters of one of its elements are. */
  sizesOf: (element: PageElement) => LetterSizes;
};

/** The words of an element, one space between them. */
export const wordsOf = (page: PageText, { start, end }: PageElement): string =>
  page.text.slice(start, end).replace(/\s+/g, ' ').trim();

/** An element and those it is in, from the inside out. */
export function* lineage(page: PageText, element: PageElement): Generator<PageElement> {
  for (let at: PageElement | undefined = element; at; at = page.elements[at.parent]) yield at;
}

/** The innermost element that has all the words from `start` to `end`, one at least. */
export function innermost({ elements }: PageText, start: number, end: number): PageElement | undefined {
  let [from, to] = [0, elements.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (elements[middle]!.start <= start) from = middle + 1;
    else to = middle;
  }
  // What has the words is the last element that begins before them, or one that this is in.
  let element = elements[from - 1];
  while (element && element.end < end) element = elements[element.parent];
  return element;
}

/** What is in an element, in its order: what follows on it without a gap. */
export function* inside({ elements }: PageText, outer: PageElement): Generator<PageElement> {
  for (let at = outer.at + 1; at < elements.length && elements[at]!.parent >= outer.at; at++)
    yield elements[at]!;
}

/** What is said of a title in a list of terms: the first 'dd' behind it. */
export function toldOf({ elements }: PageText, title: PageElement): PageElement | undefined {
  for (let at = title.at + 1; at < elements.length; at++) {
    const element = elements[at]!;
    if (element.name === 'dd' && element.start >= title.end) return element;
  }
  return undefined;
}

/** Where an element is, for people: the id, part or label of the nearest that has one, and the element itself. */
export function placeOf(page: PageText, element: PageElement): string {
  const named = (each: PageElement): string | undefined => {
    const { id, [PAGE_MARKS.part]: part, 'aria-label': label } = each.attributes;
    if (id) return `#${id}`;
    if (part) return `[${PAGE_MARKS.part}=${part}]`;
    return label && `[aria-label="${label}"]`;
  };
  const own = named(element);
  if (own) return own;
  for (const outer of lineage(page, element)) {
    const name = named(outer);
    if (name) return `${name} ${element.name}`;
  }
  return element.name;
}
