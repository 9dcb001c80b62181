import { metresBetween, type Point, POINT_FIELD } from '../../search-engine/point.ts';
import type { NamedPlace } from '../location/find-place.ts';
import { formatCount } from '../text/format.ts';
import { hasWords } from '../text/normalise-query.ts';
import type { ShownFacet } from './facet.ts';
import type { SearchState } from './search-state.ts';

/** The facet of distance: the parameter with the place, and the one with the radius (spec S2). */
export const NEAR = 'near';
export const WITHIN = 'within';

/** The field of a car that says where it stands. */
export const PLACE_FIELD = POINT_FIELD;

/** Kilometres that a list offers to look within; any is none of them. */
export const RADII: readonly number[] = [10, 25, 50, 100, 250];

/** Farther than any two places of the country are apart. */
const MAX_KILOMETRES = 5000;
const MAX_PLACE_LENGTH = 60;
const METRES = 1000;

/** What a shopper asks of distance: a place by its name, and kilometres, undefined for any. */
export type Near = { near: string; within: number | undefined };

/** The place that distances are measured from: the chosen one, else that of the typed text. */
export type NearPlace = {
  place: NamedPlace | undefined;
  /** True if a place was chosen that is none, as in an address that someone typed. */
  isUnknown: boolean;
};

/** The place of an address as it stands there: without doubled blanks; '' for what can be no place. */
export function readNear(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  return hasWords(clean) && clean.length <= MAX_PLACE_LENGTH ? clean : '';
}

/** The kilometres of an address; undefined for what are none. */
export function readWithin(text: string): number | undefined {
  const kilometres = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return kilometres > 0 && kilometres <= MAX_KILOMETRES ? kilometres : undefined;
}

/** What a state asks of distance; undefined where it names no place. */
export const nearOf = ({ near, within }: Pick<SearchState, 'near' | 'within'>): Near | undefined =>
  near ? { near, within } : undefined;

/** Cars within so many kilometres of a point, in the search's filter language; '' for any distance. */
export const radiusFilter = ({ lat, lng }: Point, within: number | undefined): string =>
  within === undefined ? '' : `_geoRadius(${lat}, ${lng}, ${within * METRES})`;

/** The nearest to a point first, as both engines are asked for it. */
export const nearestTo = ({ lat, lng }: Point): string => `_geoPoint(${lat}, ${lng}):asc`;

/**
 * What distance is asked for in words: 'Within 50 km of 3220', 'Near Geelong VIC'. A place that is not known narrows nothing, and
 * its words say so.
 */
export function nearWords({ near, within }: Near, isUnknown = false): string {
  if (isUnknown) return `We don't know the place “${near}”`;
  return within === undefined ? `Near ${near}` : `Within ${formatCount(within)} km of ${near}`;
}

/** Where a car of an answer is; undefined where that is not known. It may come from a server, so nothing is taken for granted. */
export function hitPoint({ _geo: at }: Readonly<Record<string, unknown>>): Point | undefined {
  if (typeof at !== 'object' || at === null) return undefined;
  const [lat, lng]: unknown[] = [Reflect.get(at, 'lat'), Reflect.get(at, 'lng')];
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}

/** Kilometres from a point to a car of an answer; undefined where it is not known where that is. */
export function kilometresTo(hit: Readonly<Record<string, unknown>>, from: Point): number | undefined {
  const at = hitPoint(hit);
  return at && metresBetween(at, from) / METRES;
}

/** How far away a car is, in words for its card; '' where that is not known. */
export function awayWords(car: Point | undefined, from: Point | undefined): string {
  if (!car || !from) return '';
  const kilometres = Math.round(metresBetween(car, from) / METRES);
  return kilometres < 1 ? 'less than 1 km away' : `${formatCount(kilometres)} km away`;
}

/** A card with how far away its car is, where that is known. */
export function withAway<Card extends object>(
  card: Card,
  hit: Readonly<Record<string, unknown>>,
  from: Point | undefined,
): Card & { distance?: string } {
  const distance = awayWords(hitPoint(hit), from);
  return distance ? { ...card, distance } : card;
}

/** The facet of distance as a list of cars at these places shows it; undefined where none has coordinates (spec L8). */
export function nearFacet(places: readonly (string | undefined)[]): ShownFacet | undefined {
  const different = new Set(places.filter((place) => place !== undefined));
  if (different.size === 0) return undefined;
  return { name: NEAR, label: 'Distance', widget: 'near', ...(different.size === 1 && { isOnePlace: true }) };
}

const PLACE_FACETS: readonly string[] = ['location_name', 'city', 'state', 'dealership_name'];

/** Facets with that of distance before the first that names places, or at the end. */
export function withNearFacet(facets: readonly ShownFacet[], near: ShownFacet | undefined): ShownFacet[] {
  if (!near) return [...facets];
  const at = facets.findIndex(({ name }) => PLACE_FACETS.includes(name));
  return at < 0 ? [...facets, near] : facets.toSpliced(at, 0, near);
}
