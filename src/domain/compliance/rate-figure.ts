import { PAGE_MARKS } from './page-marks.ts';
import {
  innermost,
  inside,
  lineage,
  placeOf,
  wordsOf,
  type LetterSizes,
  type PageElement,
  type PageText,
} from './page-text.ts';

import { saysApart, statedLoan, type StatedLoan } from './stated-loan.ts';

/** An interest rate or a repayment that a page states, and how its comparison rate is beside it. */
export type RateFigure = {
  kind: 'rate' | 'repayment';
  place: string;
  words: string;
  sizes: LetterSizes;
  /** The comparison rate beside it; undefined where there is none. */
  comparison?: { words: string; sizes: LetterSizes };
  /** The loan that a repayment is of, where its terms are near. */
  loan?: StatedLoan;
  /** True if the prescribed warning is near. */
  hasWarning: boolean;
};

const REPAYMENT =
  /\$\s?[\d,]+(?:\.\d+)?\s*\*?\s*(?:\/\s*(?:wk|week|fn|fortnight|mth|month)|(?:an?|per|each|every)\s+(?:week|fortnight|month))\b/gi;
const RATE = /\d+(?:\.\d+)?\s*%\s*(?:p\.?\s?a\b\.?|per\s+annum)/gi;
const COMPARISON = /comparison\s+rate/i;
const WARNING =
  /this comparison rate is true only for the examples given|comparison rate applies only to the example/gi;

/** Characters between a figure and what counts as beside it: an offer's table, or a line of terms, has fewer. */
const BESIDE = 400;
/** Characters between a figure and the warning: the terms and the provider stand between them. */
const NEAR = 1_200;
/** Characters of a row that names a rate: 'Comparison rate* 8.19% p.a.'. */
const ROW = 60;

type Stated = { element: PageElement; words: string; start: number; end: number };

function stated(page: PageText, pattern: RegExp): Stated[] {
  return [...page.text.matchAll(pattern)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const element = innermost(page, start, end);
    return element ? [{ element, words: match[0].replace(/\s+/g, ' '), start, end }] : [];
  });
}

/** True if a rate is the comparison rate: its own words or those of its row say so, and no other rate is in them. */
function isComparison(page: PageText, { element, words, start, end }: Stated): boolean {
  const after = page.text.slice(end, end + 40);
  const before = page.text.slice(Math.max(0, start - 40), start);
  if (/^[\s*]*comparison\s+rate/i.test(after) || /comparison\s+rate[\s*:]*$/i.test(before)) return true;
  for (const outer of lineage(page, element)) {
    const row = wordsOf(page, outer);
    if (row.length > ROW) return false;
    if (row !== words && COMPARISON.test(row) && [...row.matchAll(RATE)].length === 1) return true;
  }
  return false;
}

/** True if a figure is the price itself, as that of a subscription is, which nobody borrows for. */
const isPrice = (page: PageText, start: number): boolean =>
  PAGE_MARKS.price in (innermost(page, start, start + 1)?.attributes ?? {});

type Span = { start: number; end: number };

/** Characters between two parts of a page. */
const distance = (a: Span, b: Span): number => Math.max(0, b.start - a.end, a.start - b.end);

/** The loan that a repayment states; of a range of comparison rates nothing is worked out. */
function loanOf(
  { text }: PageText,
  figure: Span,
  comparison: Stated,
  rates: readonly (Stated & { isComparison: boolean })[],
): StatedLoan | undefined {
  if (/\bto\s*$/.test(text.slice(Math.max(0, comparison.start - 5), comparison.start))) return undefined;
  const interest = rates
    .filter((rate) => !rate.isComparison)
    .map(({ words, start }) => ({ percent: Number.parseFloat(words), start }));
  return statedLoan(text, figure, interest, Number.parseFloat(comparison.words), NEAR);
}

/** Terms of a list's weekly figures, the character from which they are known to the reader, and the warning in them. */
type ListTerms = { element: PageElement; from: number; hasWarning: boolean };

/** The terms that a figure of a card, or of a choice in the list's filters, belongs to: above it, or led to by a link above it. */
function listTermsOf(
  page: PageText,
  terms: readonly ListTerms[],
  { element, start }: Stated,
): (ListTerms & { around: PageElement }) | undefined {
  const above = terms.findLast((each) => each.from <= start);
  const around = lineage(page, element).find(({ name }) => name === 'article' || name === 'label');
  return above && around && { ...above, around };
}

/** The loan of a card's weekly figure: that of the list's example, at the price of the card. */
function cardLoan(
  page: PageText,
  card: PageElement,
  { words, end }: Pick<Stated, 'words' | 'end'>,
  example: StatedLoan | undefined,
): StatedLoan | undefined {
  const priced = [...inside(page, card)].find(({ attributes }) => attributes[PAGE_MARKS.price]);
  const amount = Number(priced?.attributes[PAGE_MARKS.price]);
  if (!example || !(amount > 0)) return undefined;
  const { total: _, ...loan } = example;
  const share = amount / example.amount;
  return {
    ...loan,
    repayment: Number(/[\d,.]+/.exec(words)?.[0].replaceAll(',', '')),
    amount,
    deposit: example.deposit * share,
    residual: example.residual * share,
    saysApart: saysApart(page.text, end),
  };
}

/** The interest rates and repayments of a page, each with the comparison rate and the warning that are beside it. */
export function rateFigures(page: PageText): RateFigure[] {
  const rates = stated(page, RATE).map((rate) => ({ ...rate, isComparison: isComparison(page, rate) }));
  const comparisons = rates.filter((rate) => rate.isComparison);
  const figures = [
    ...rates.filter((rate) => !rate.isComparison).map((rate) => ({ ...rate, kind: 'rate' as const })),
    ...stated(page, REPAYMENT)
      .filter(({ start }) => !isPrice(page, start))
      .map((repayment) => ({ ...repayment, kind: 'repayment' as const })),
  ];
  if (figures.length === 0) return [];
  const warnings = [...page.text.matchAll(WARNING)].map(({ index }) => ({ start: index, end: index }));
  const marked = (mark: string): PageElement[] => page.marked.filter(({ attributes }) => mark in attributes);
  const [link] = marked(PAGE_MARKS.termsLink);
  const terms = marked(PAGE_MARKS.terms).map((element) => ({
    element,
    from: Math.min(element.end, link?.end ?? Infinity),
    hasWarning: warnings.some((each) => distance(element, each) === 0),
  }));
  const isOfTerms = (figure: Span): boolean => terms.some(({ element }) => distance(element, figure) === 0);
  let example: StatedLoan | undefined;
  // Terms first: the loans of cards before them are theirs too.
  return [...figures.filter(isOfTerms), ...figures.filter((figure) => !isOfTerms(figure))].map((stated) => {
    const { element, words, kind, start, end } = stated;
    const figure = { start, end };
    const list = listTermsOf(page, terms, stated);
    const card = list?.around.name === 'article' ? list.around : undefined;
    const beside = comparisons
      // The rate of the next card is not this one's.
      .filter((rate) => (card ? distance(card, rate) === 0 : distance(figure, rate) <= BESIDE))
      .toSorted((a, b) => distance(figure, a) - distance(figure, b))[0];
    const own = kind === 'repayment' && beside && !list ? loanOf(page, figure, beside, rates) : undefined;
    if (own && isOfTerms(figure)) example = own;
    const loan = card && kind === 'repayment' ? cardLoan(page, card, stated, example) : own;
    return {
      kind,
      place: placeOf(page, element),
      words,
      sizes: page.sizesOf(element),
      ...(beside && { comparison: { words: beside.words, sizes: page.sizesOf(beside.element) } }),
      ...(loan && { loan }),
      hasWarning: list?.hasWarning === true || warnings.some((warning) => distance(figure, warning) <= NEAR),
    };
  });
}
