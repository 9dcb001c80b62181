import type { NamedPlace } from '../../location/find-place.ts';
import { radiusFilter } from '../near.ts';
import type { Meaning } from './query-piece.ts';
import type { QueryToken } from './query-tokens.ts';

/** How places are found of which a stock need not know anything: by their names, and the shopper's own. */
export type PlaceFinder = {
  find: (name: string) => NamedPlace | undefined;
  /** Where the shopper is, by the nearest postcode; undefined where that is not known or not told. */
  here: NamedPlace | undefined;
  /** Places that words alone mean, by these. */
  areas?: ReadonlyMap<string, PlaceArea>;
};

/** A place, with the kilometres about it where vehicles stand there. */
export type PlaceArea = { place: NamedPlace; within?: number };

/** What was read of a distance, and the token after it. */
export type DistanceRead = { meaning: Meaning; next: number };

const KILOMETRES: ReadonlySet<string> = new Set([
  'k',
  'ks',
  'km',
  'kms',
  'kilometre',
  'kilometres',
  'kilometer',
  'kilometers',
]);
/** Farther than that is no distance to drive for a car: 'within 80,000 km' is of its odometer. */
const MAX_RADIUS = 1000;
const WITHIN: ReadonlySet<string> = new Set(['within', 'inside']);
const FROM: ReadonlySet<string> = new Set(['of', 'from', 'around', 'to']);
const NEAR: readonly string[] = [
  'nearest to',
  'closest to',
  'close to',
  'not far from',
  'near',
  'nearby',
  'nearest',
  'closest',
];
const HERE: readonly string[] = [
  'where i am',
  'my place',
  'my area',
  'my home',
  'my house',
  'me',
  'here',
  'home',
  'us',
];
/** These mean near the shopper without a place behind them. */
const NEAR_HERE: readonly string[] = [
  'in my area',
  'around me',
  'around here',
  'nearest first',
  'nearby',
  'nearest',
  'closest',
];
/** A name has at most so many words with its state: 'coffs harbour new south wales'. */
const MAX_NAME = 5;
const LIKE_A_YEAR = /^(?:19|20[0-3])\d+$/;

const wordsAt = (tokens: readonly QueryToken[], at: number, count: number): string =>
  tokens
    .slice(at, at + count)
    .map(({ word }) => word)
    .join(' ');

/** The token behind the first of some phrases that stands at a token; undefined where none does. */
function behind(tokens: readonly QueryToken[], at: number, phrases: readonly string[]): number | undefined {
  for (const phrase of phrases) {
    const count = phrase.split(' ').length;
    if (wordsAt(tokens, at, count) === phrase) return at + count;
  }
  return undefined;
}

type Place = { place: NamedPlace | undefined; isHere: boolean; next: number };

/** The place at a token: the shopper's own, or the longest name that is one. */
function placeAt(tokens: readonly QueryToken[], at: number, { find, here }: PlaceFinder): Place | undefined {
  const next = behind(tokens, at, HERE);
  if (next !== undefined) return { place: here, isHere: true, next };
  for (let count = Math.min(MAX_NAME, tokens.length - at); count > 0; count--) {
    const place = find(wordsAt(tokens, at, count));
    if (place) return { place, isHere: false, next: at + count };
  }
  return undefined;
}

/** 'within 50 km', '50km', '50 k': how many, and the token behind. */
function radiusAt(
  tokens: readonly QueryToken[],
  at: number,
): { kilometres: number; next: number } | undefined {
  const from = WITHIN.has(tokens[at]?.word ?? '') ? at + 1 : at;
  const { figure } = tokens[from] ?? {};
  if (!figure || figure.isMoney) return undefined;
  const isBare = figure.unit === '';
  if (!KILOMETRES.has(isBare ? (tokens[from + 1]?.word ?? '') : figure.unit)) return undefined;
  const kilometres = Math.round(figure.value);
  return kilometres < 1 || kilometres > MAX_RADIUS
    ? undefined
    : { kilometres, next: from + (isBare ? 2 : 1) };
}

const UNKNOWN_HERE = 'Near you: share your location, or type a postcode';

/** What a place with or without a radius means: a radius narrows, and either way the nearest come first. */
function meaningOf({ place, isHere }: Place, within: number | undefined): Meaning {
  if (!place) return { field: 'distance', label: UNKNOWN_HERE, filter: '', asksHere: true };
  const name = isHere ? `you (${place.name})` : place.name;
  return {
    field: 'distance',
    label: within === undefined ? `Near ${name}` : `Within ${within} km of ${name}`,
    filter: radiusFilter(place.at, within),
    near: place,
    ...(within !== undefined && { within }),
    sort: 'nearest',
  };
}

/**
 * Reads a distance at a token (spec S2, L8): 'within 50 km of 3220', '50km from Geelong', 'near me', 'nearest'. A name that is no
 * place is no distance. Undefined where none is said.
 */
export function readDistance(
  tokens: readonly QueryToken[],
  at: number,
  finder: PlaceFinder,
): DistanceRead | undefined {
  const radius = radiusAt(tokens, at);
  if (radius) {
    const isJoined = FROM.has(tokens[radius.next]?.word ?? '');
    const isNear = tokens[radius.next]?.word === 'near';
    const place = isJoined || isNear ? placeAt(tokens, radius.next + 1, finder) : undefined;
    // '50 km from 2015' is of an odometer and a year unless it is 'within'.
    const isYear = LIKE_A_YEAR.test(place?.place?.name ?? '') && !WITHIN.has(tokens[at]?.word ?? '');
    return place && !isYear ? { meaning: meaningOf(place, radius.kilometres), next: place.next } : undefined;
  }
  const toPlace = behind(tokens, at, NEAR);
  const place = toPlace === undefined ? undefined : placeAt(tokens, toPlace, finder);
  if (place) return { meaning: meaningOf(place, undefined), next: place.next };
  const next = behind(tokens, at, NEAR_HERE);
  if (next === undefined) return undefined;
  return { meaning: meaningOf({ place: finder.here, isHere: true, next }, undefined), next };
}

/** Reads a place that is named without a word of distance: the area about it. */
export function readArea(
  tokens: readonly QueryToken[],
  at: number,
  { areas }: PlaceFinder,
): DistanceRead | undefined {
  for (let count = areas ? Math.min(MAX_NAME, tokens.length - at) : 0; count > 0; count--) {
    const area = areas?.get(wordsAt(tokens, at, count));
    if (!area) continue;
    const { within: _, ...meaning } = meaningOf({ ...area, isHere: false, next: at }, area.within);
    return { meaning: { ...meaning, field: meaning.filter ? 'place' : 'distance' }, next: at + count };
  }
  return undefined;
}

/** True if a text may ask for a distance: only then is it worth to look places up. */
export const mayAskDistance = (text: string): boolean =>
  /\b(?:within|inside|near|nearby|nearest|closest|close to|not far from|in my area|around (?:me|here)|\d+ ?k(?:m|ms|s)? (?:of|from|around))\b/i.test(
    text,
  );
