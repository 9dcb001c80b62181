import { normaliseQuery } from '../text/normalise-query.ts';
import { locationTab, TAB_LABELS } from './location-type.ts';
import type { AustralianState } from './australian-state.ts';
import type { Location } from './location.ts';

export const STATE_NAMES = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
} satisfies Record<AustralianState, string>;

/** Words of Australian addresses that people write short or in full; either finds the other. */
const SHORT_FORMS: readonly (readonly string[])[] = [
  ['mt', 'mount'],
  ['st', 'street', 'saint'],
  ['rd', 'road'],
  ['hwy', 'highway'],
  ['ave', 'av', 'avenue'],
  ['dr', 'drive'],
  ['cres', 'crescent'],
  ['pde', 'parade'],
  ['tce', 'terrace'],
  ['blvd', 'boulevard'],
  ['ct', 'court'],
  ['pl', 'place'],
  ['ln', 'lane'],
  ['pt', 'port', 'point'],
  ['nth', 'north'],
  ['sth', 'south'],
];

/** The other forms of a word, by each of its forms. */
const OTHER_FORMS = new Map(
  SHORT_FORMS.flatMap((forms) =>
    forms.map((form) => [form, forms.filter((other) => other !== form)] as const),
  ),
);

/**
 * What a location is found by, normalised: its name, street, suburb, postcode, state and type (spec L1), words that
 * addresses shorten in both forms. `cities` are those whose area it lies in: people search for Sydney and mean Brookvale.
 */
export function locationWords(location: Location, cities: readonly string[] = []): string {
  const { name, address } = location;
  const words = normaliseQuery(
    [
      name,
      address.street,
      address.city,
      address.postcode,
      address.state,
      STATE_NAMES[address.state],
      TAB_LABELS[locationTab(location)],
      ...cities,
    ].join(' '),
  ).split(' ');
  return [...new Set(words.flatMap((word) => [word, ...(OTHER_FORMS.get(word) ?? [])]))].join(' ');
}

/** Letters of a word that is found inside another: 'vale' is in Brookvale, and 'st' would be in everything. */
const MIN_INSIDE = 4;

/**
 * True if every word of a query begins one of the words of `locationWords`, or is a longer one inside it, whatever its case, accents or
 * punctuation; an empty query matches everything (spec L1).
 */
export function wordsMatch(words: string, query: string): boolean {
  const known = ` ${words}`;
  return normaliseQuery(query)
    .split(' ')
    .every((word) => known.includes(word.length < MIN_INSIDE ? ` ${word}` : word));
}
