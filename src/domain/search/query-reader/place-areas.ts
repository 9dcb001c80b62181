import type { NamedPlace } from '../../location/find-place.ts';
import { KNOWN_TOWNS } from '../../location/known-towns.ts';
import { radiusFilter } from '../near.ts';
import type { PlaceArea, PlaceFinder } from './read-distance.ts';
import { queryTokens } from './query-tokens.ts';
import { type QueryReading, readQuery, setAside } from './read-query.ts';
import type { StockLexicon } from './stock-lexicon.ts';
import { areaKilometres } from './stock-places.ts';

/** Words of a name that may be a place, with its state. */
const MAX_NAME = 4;
/** Names that are looked at of one text. */
const MAX_NAMES = 24;

/** A place that words of a query may mean, with the kilometres of the area about it; of a sure one the nearest are shown, too. */
export type PossibleArea = { said: string; place: NamedPlace; within: number; isSure: boolean };

/** A search whose vehicles are counted. */
export type CountedSearch = { q?: string; filter?: string };

const TOWNS: ReadonlySet<string> = new Set(KNOWN_TOWNS.values());
const POSTCODE = /^\d{4}$/;

/** Words that were left over, as they were typed. */
export const leftWords = ({ text, left }: Pick<QueryReading, 'text' | 'left'>): string[] => [
  ...new Set(left.map(({ from, to }) => text.slice(from, to))),
];

/** The places that runs of words about those that no vehicle has may mean: 'parramatta', 'port melbourne', '3216'. */
export function possibleAreas(
  { text, left, pieces }: Pick<QueryReading, 'text' | 'left' | 'pieces'>,
  isFound: (words: string) => boolean,
  { find }: Pick<PlaceFinder, 'find'>,
): PossibleArea[] {
  const tokens = queryTokens(text);
  const ends = new Set(left.flatMap(({ from, to }) => (isFound(text.slice(from, to)) ? [] : [to])));
  const names = new Set<string>();
  for (const [at, { to }] of tokens.entries())
    if (ends.has(to))
      for (let from = Math.max(0, at - MAX_NAME + 1); from <= at; from++)
        for (let end = at + 1; end <= Math.min(tokens.length, from + MAX_NAME); end++)
          names.add(
            tokens
              .slice(from, end)
              .map(({ word }) => word)
              .join(' '),
          );
  return [...names].slice(0, MAX_NAMES).flatMap((said) => {
    // A postcode is a place whatever stands behind it.
    const place = /^\d{4} /.test(said) ? undefined : find(said);
    if (!place) return [];
    const town = townOf(place);
    // One word that is a little known name may be anything beside others: 'young family'.
    const isKnown = POSTCODE.test(town) || TOWNS.has(town) || said.includes(' ');
    const isSure = isKnown || (place.isMain === true && left.length === 1 && pieces.length === 0);
    return [{ said, place, within: areaKilometres(town), isSure }];
  });
}

/** The search of the vehicles in an area. */
export const areaSearch = ({ place, within }: PossibleArea): CountedSearch => ({
  filter: radiusFilter(place.at, within),
});

/**
 * Meaning of the words, by how many vehicles each area has: the area, else of a sure place the nearest to it. Others without a vehicle
 * are no places.
 */
export function areasOf(
  possible: readonly PossibleArea[],
  counts: readonly (number | undefined)[],
): ReadonlyMap<string, PlaceArea> {
  return new Map(
    possible.flatMap(({ said, place, within, isSure }, at) => {
      if (counts[at]) return [[said, { place, within }]];
      return isSure ? [[said, { place }]] : [];
    }),
  );
}

const townOf = ({ name }: NamedPlace): string => name.replace(/ [A-Z]{2,3}$/, '');

/** A stock that is asked in one go. */
export type CountedStock = {
  lexicon: StockLexicon;
  today: string;
  /** Undefined where no vehicle has coordinates. */
  places: PlaceFinder | undefined;
  count: (search: CountedSearch) => number;
};

/** Reads a typed query as lists do (spec S2), with the places and words that the stock has. */
export function readByStock(typed: string, { lexicon, today, places, count }: CountedStock): QueryReading {
  const reading = readQuery(typed, lexicon, today, places);
  const found = new Set(leftWords(reading).filter((q) => count({ q }) > 0));
  const isFound = (words: string): boolean => found.has(words);
  const possible = places ? possibleAreas(reading, isFound, places) : [];
  const areas = areasOf(
    possible,
    possible.map((area) => count(areaSearch(area))),
  );
  const read = areas.size && places ? readQuery(typed, lexicon, today, { ...places, areas }) : reading;
  return setAside(read, isFound);
}
