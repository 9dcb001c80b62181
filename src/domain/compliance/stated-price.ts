import { PAGE_MARKS } from './page-marks.ts';
import {
  innermost,
  inside,
  lineage,
  placeOf,
  wordsOf,
  type PageElement,
  type PageText,
} from './page-text.ts';

/** What a page says a vehicle costs, in one place. */
export type StatedPrice = {
  /** The address of the vehicle's page. */
  of: string;
  place: string;
  /** Dollars; undefined where the place says that there is no price. */
  amount?: number;
  /** Dollars that the words show: what a program reads must be what people see. */
  shown?: number;
  /** The words beside it: 'Drive away'. */
  label: string;
  /** Dollars of the former price beside it. */
  was?: number;
};

const dollarsIn = (words: string): number | undefined => {
  const digits = /\$\s?([\d,]+)/.exec(words)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

/** The address of the vehicle that a card or a row is about. */
function cardAddress(page: PageText, card: PageElement): string | undefined {
  for (const { name, attributes } of inside(page, card)) {
    const { href } = attributes;
    if (name === 'a' && href?.startsWith('/cars/') === true) return href.replace(/[?#].*$/, '');
  }
  return undefined;
}

/** The card, or the row of a table or list with a link to a vehicle, that an element stands in. */
function cardAround(page: PageText, element: PageElement): PageElement | undefined {
  return lineage(page, element).find(
    (each) =>
      each.name === 'article' ||
      ((each.name === 'tr' || each.name === 'li') && cardAddress(page, each) !== undefined),
  );
}

function struckIn(page: PageText, line: PageElement): PageElement | undefined {
  for (const element of inside(page, line)) if (element.name === 's') return element;
  return undefined;
}

/** All prices of vehicles on a page; `address` is that of the page, which is the vehicle's where no card or row is around. */
export function statedPrices(page: PageText, address: string): StatedPrice[] {
  return page.marked.flatMap((element) => {
    const stated = element.attributes[PAGE_MARKS.price];
    if (stated === undefined) return [];
    const card = cardAround(page, element);
    const of = card ? cardAddress(page, card) : address;
    if (of === undefined) return [];
    const words = wordsOf(page, element);
    const shown = dollarsIn(words);
    // The line of a price has its label, and the price it had before struck out.
    const line = page.elements[element.parent];
    const lineWords = line ? wordsOf(page, line) : words;
    const struck = line && struckIn(page, line);
    const struckWords = struck ? wordsOf(page, struck) : '';
    const was = dollarsIn(struckWords);
    const label = lineWords.replace(words, '').replace(struckWords, '');
    return [
      {
        of,
        place: card ? `card ${placeOf(page, card)}` : placeOf(page, element),
        ...(stated !== '' && { amount: Number(stated) }),
        ...(shown !== undefined && { shown }),
        label: label.trim(),
        ...(was !== undefined && { was }),
      },
    ];
  });
}

/** The price on paper and in the PDF, which are made of the first part of the page that carries the mark. */
export function printedPrice(page: PageText): number | undefined {
  const sheet = page.marked.find(({ attributes }) => attributes[PAGE_MARKS.sheet] === 'price');
  return sheet && dollarsIn(wordsOf(page, sheet));
}

/** Where some words of a page are, for people. */
export function placeOfWords(page: PageText, start: number, end: number): string {
  const element = innermost(page, start, end);
  return element ? placeOf(page, element) : 'page';
}
