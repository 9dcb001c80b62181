import { type Point } from '../../search-engine/point.ts';
import { normaliseQuery } from '../text/normalise-query.ts';
import { AUSTRALIAN_STATES, type AustralianState } from './australian-state.ts';
import { isBoxPostcode } from './box-postcodes.ts';
import { distanceKilometres } from './distance.ts';
import { KNOWN_TOWNS } from './known-towns.ts';
import { STATE_NAMES } from './location-words.ts';
import type { PostcodePlace } from './postcode-places.ts';

/** A place that distances are measured from: as an address and its chip name it, and where it is. */
export type NamedPlace = {
  name: string;
  at: Point;
  /** True if its postcode is called by it. */
  isMain?: boolean;
};

const STATES = new Map<string, AustralianState>(
  AUSTRALIAN_STATES.flatMap((state) => [
    [state.toLowerCase(), state],
    [normaliseQuery(STATE_NAMES[state]), state],
  ]),
);

/**
 * Finds the place that a text names (spec L8): a postcode of four digits, or a suburb or town, its state behind it where there are
 * several of that name. Of several the town that people know, then the largest. Undefined where the table has none.
 */
export function placeNames(table: readonly PostcodePlace[]): (text: string) => NamedPlace | undefined {
  let byName: ReadonlyMap<string, Named[]> | undefined;
  return (text) => {
    const words = normaliseQuery(text);
    const [, postcode] = /^(\d{4})(?: |$)/.exec(words) ?? [];
    if (postcode !== undefined) {
      const coded = table.find((place) => place.postcode === postcode);
      return coded && { name: postcode, at: { lat: coded.lat, lng: coded.lng } };
    }
    byName ??= namedIn(table);
    const { name, state } = splitState(words);
    const [best] = (byName.get(name) ?? [])
      .filter(({ place }) => state === undefined || place.state === state)
      .toSorted(
        (a, b) =>
          Number(b.isKnown) - Number(a.isKnown) ||
          Math.sign(a.at) - Math.sign(b.at) ||
          b.place.people - a.place.people ||
          a.at - b.at,
      );
    return (
      best && {
        name: `${best.called} ${best.place.state}`,
        at: { lat: best.place.lat, lng: best.place.lng },
        isMain: best.at === 0,
      }
    );
  };
}

/** The place that one text names. */
export const findPlace = (text: string, table: readonly PostcodePlace[]): NamedPlace | undefined =>
  placeNames(table)(text);

type Named = { place: PostcodePlace; isKnown: boolean; called: string; at: number };

function namedIn(table: readonly PostcodePlace[]): ReadonlyMap<string, Named[]> {
  const byName = new Map<string, Named[]>();
  for (const place of table) {
    const known = KNOWN_TOWNS.get(place.postcode);
    const own = new Map<string, Named>();
    for (const [at, called] of place.localities.entries()) {
      const name = normaliseQuery(called);
      if (!own.has(name)) own.set(name, { place, isKnown: called === known, called, at });
    }
    if (known && !own.has(normaliseQuery(known)))
      own.set(normaliseQuery(known), { place, isKnown: true, called: known, at: 0 });
    for (const [name, one] of own) {
      const others = byName.get(name);
      if (others) others.push(one);
      else byName.set(name, [one]);
    }
  }
  return byName;
}

/** A name and the state behind it, short or in full. */
function splitState(words: string): { name: string; state?: AustralianState } {
  for (const [said, state] of STATES)
    if (words.endsWith(` ${said}`)) return { name: words.slice(0, -said.length - 1), state };
  return { name: words };
}

/**
 * The postcode whose people live nearest to a position. A list measures from there, so that a position stays on its device and in no
 * address (spec L8). Undefined for an empty table.
 */
export function nearestPostcode(from: Point, table: readonly PostcodePlace[]): NamedPlace | undefined {
  let nearest: PostcodePlace | undefined;
  let least = Infinity;
  for (const place of table) {
    if (isBoxPostcode(Number(place.postcode))) continue;
    const kilometres = distanceKilometres(
      { lat: from.lat, long: from.lng },
      { lat: place.lat, long: place.lng },
    );
    if (kilometres < least) [nearest, least] = [place, kilometres];
  }
  return nearest && { name: nearest.postcode, at: { lat: nearest.lat, lng: nearest.lng } };
}
