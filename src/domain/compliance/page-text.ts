import { PAGE_MARKS } from './page-marks.ts';

/** Sizes of letters in pixels, on a narrow screen (390) and on a wide one (1440). */
export type LetterSizes = readonly [narrow: number, wide: number];

/** An element of a built page, with the part of the page's words that is in it. */
export type PageElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its place in `elements` of what it is in; -1 for the outermost. */
  parent: number;
  /** Its words are `text.slice(start, end)`. */
  start: number;
  end: number;
  sizes: LetterSizes;
};

/** A built page as a visitor without scripts gets it: its words, its elements in their order, and its structured data. */
export type PageText = { text: string; elements: readonly PageElement[]; jsonLd: readonly unknown[] };

/** The words of an element, one space between them. */
export const wordsOf = (page: PageText, { start, end }: PageElement): string =>
  page.text.slice(start, end).replace(/\s+/g, ' ').trim();

/** An element and those it is in, from the inside out. */
export function* lineage(page: PageText, element: PageElement): Generator<PageElement> {
  for (let at: PageElement | undefined = element; at; at = page.elements[at.parent]) yield at;
}

/** The innermost element that has all the words from `start` to `end`. */
export function innermost(page: PageText, start: number, end: number): PageElement | undefined {
  return page.elements.findLast((element) => element.start <= start && element.end >= end);
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
