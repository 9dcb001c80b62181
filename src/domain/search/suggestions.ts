import { tokensOf } from '../../search-engine/normalise-text.ts';
import { CAR_TYPE_LISTINGS } from './listing-drafts.ts';
import { ALL_PATH, listingHref } from './listing-href.ts';
import { countOf, type FacetCounts, type ListingLinks, queryHref } from './listing-links.ts';
import { makeAndModel } from './make-models.ts';
import { countWords, type StockNoun } from './listing-words.ts';

import type { PieceField } from './query-reader/query-piece.ts';
import type { QueryReading } from './query-reader/read-query.ts';

/** A line below the search box: a list of cars, one car, or an earlier search. */
export type Suggestion = {
  label: string;
  /** How many cars, or a price; '' for none. */
  detail: string;
  /** What the price includes (spec D4); '' for none. */
  note: string;
  href: string;
};

export type SuggestionGroup = { title: string; suggestions: readonly Suggestion[] };

/** The answer to a typed text: its cars counted by facet, and how many they are. */
export type FoundCounts = { counts: FacetCounts; total: number };

type Kind = {
  facet: string;
  title: string;
  most: number;
  labelOf: (value: string) => string;
  hrefOf: (value: string, links: ListingLinks) => string;
  /** Suggested by its name alone, whether or not a car of that text was found. */
  byName?: true;
};

const asItIs = (value: string): string => value;

/** The list of the cars of one condition alone. */
const carTypeListing = (type: string) => CAR_TYPE_LISTINGS.find(({ types }) => types.join() === type);

const KINDS: readonly Kind[] = [
  {
    facet: 'car_type',
    title: 'Condition',
    most: 1,
    labelOf: (type) => carTypeListing(type)?.words ?? '',
    hrefOf: (type) => listingHref(carTypeListing(type)?.path ?? ALL_PATH),
    byName: true,
  },
  { facet: 'make', title: 'Makes', most: 2, labelOf: asItIs, hrefOf: (make, links) => links.make(make) },
  {
    facet: 'make_model',
    title: 'Models',
    most: 3,
    labelOf: (value) => makeAndModel(value)?.join(' ') ?? '',
    hrefOf: (value, links) => links.model(...(makeAndModel(value) ?? [value, ''])),
  },
  {
    facet: 'body',
    title: 'Body types',
    most: 2,
    labelOf: asItIs,
    hrefOf: (body, links) => links.body(body),
  },
  {
    facet: 'location_name',
    title: 'Locations',
    most: 2,
    labelOf: asItIs,
    hrefOf: (name, links) => links.location(name),
  },
];

/** What a list of its own says of; a query that says one of these alone is no more than that list. */
const LISTED: ReadonlySet<PieceField> = new Set(['make', 'model', 'body', 'condition', 'place']);
/** No list is about an area, or a model with a badge. */
const OF_NO_LIST = /_geoRadius|city IN|badge (?:=|IN) /;
const BEGINS_SMALL = /^(?:Up to|From|Not|Around|Within|Near)\b/;

/**
 * What was understood of a typed text, as a line that leads to its cars: 'SUV · up to $30,000', '21 cars' (spec S2). None where the text
 * says nothing but what a suggested list is called.
 */
export function readingSuggestion(
  { text, pieces, rest }: Pick<QueryReading, 'text' | 'pieces' | 'rest'>,
  total: number,
  stockNoun: StockNoun,
): SuggestionGroup[] {
  const isListed =
    pieces.length < 2 &&
    pieces.every(
      ({ field, isNegated, filter }) => LISTED.has(field) && !isNegated && !OF_NO_LIST.test(filter),
    );
  if (isListed || total === 0) return [];
  const labels = [...pieces.map(({ label }) => label), ...(rest ? [`“${rest}”`] : [])];
  const label = labels
    .map((one, at) => (at > 0 ? one.replace(BEGINS_SMALL, (word) => word.toLowerCase()) : one))
    .join(' · ');
  const suggestion = { label, detail: countWords(total, stockNoun), note: '', href: queryHref(text) };
  return [{ title: 'Your search', suggestions: [suggestion] }];
}

/** The least share of a meant list's cars that is found. */
const MIN_SHARE = 0.9;

/** Facets that the answer to a typed text is counted by. */
export const SUGGESTED_FACETS: readonly string[] = KINDS.map(({ facet }) => facet);

/**
 * The lists that are suggested for a typed text (spec S3): makes, models, body types and locations of which a word begins
 * as one that was typed. Where none does, the text was misspelled or a word of the trade, and what is meant is a value
 * whose cars and the cars found are mostly the same. The most found come first; counts are those of all that is for
 * sale, as the page behind a suggestion has them.
 */
export function suggestedLists(
  text: string,
  found: FoundCounts,
  stock: FacetCounts,
  { links, stockNoun }: { links: ListingLinks; stockNoun: StockNoun },
): SuggestionGroup[] {
  const typed = tokensOf(text).map(({ word }) => word);
  const isNamed = (kind: Kind, value: string): boolean =>
    tokensOf(kind.labelOf(value)).some(({ word }) => typed.some((part) => word.startsWith(part)));
  const isMeant = (kind: Kind, value: string): boolean => {
    const count = countOf(found.counts, kind.facet, value);
    const isMostOfStock = count >= MIN_SHARE * countOf(stock, kind.facet, value);
    return !kind.byName && 2 * count > found.total && isMostOfStock;
  };
  const valuesOf = ({ facet, labelOf, byName }: Kind): string[] =>
    Object.keys((byName ? stock : found.counts)[facet] ?? {}).filter((value) => labelOf(value) !== '');

  const suggested = (matches: typeof isNamed): SuggestionGroup[] =>
    KINDS.flatMap((kind) => {
      const countFound = (value: string): number => countOf(found.counts, kind.facet, value);
      const values = valuesOf(kind)
        .filter((value) => matches(kind, value))
        .toSorted((a, b) => countFound(b) - countFound(a) || (a < b ? -1 : 1));
      // Two spellings of one model share a page.
      const pages = [...Map.groupBy(values, (value) => kind.hrefOf(value, links))].slice(0, kind.most);
      const suggestions = pages.map(([href, [first = '', ...others]]) => ({
        label: kind.labelOf(first),
        detail: countWords(
          [first, ...others].reduce((sum, value) => sum + countOf(stock, kind.facet, value), 0),
          stockNoun,
        ),
        note: '',
        href,
      }));
      return suggestions.length ? [{ title: kind.title, suggestions }] : [];
    });

  const named = suggested(isNamed);
  return named.length ? named : suggested(isMeant);
}
