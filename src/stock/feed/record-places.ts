import { isJsonObject } from '../../domain/text/json-object.ts';
import { keyedRecords, tabularRecords } from './keyed-records.ts';

/** A place in a document where a list of objects is, or an object of them by their keys, as `feed.records_at` names it. */
export type RecordPlace = { place: string; count: number };

/** Levels below the document's own that are looked at: feeds wrap their list two or three times. */
const DEEPEST_PLACE = 4;

function placesIn(value: unknown, names: readonly string[]): RecordPlace[] {
  if (Array.isArray(value)) {
    const count = tabularRecords(value)?.length ?? value.filter(isJsonObject).length;
    return count > 0 ? [{ place: names.join('.'), count }] : [];
  }
  const keyed = keyedRecords(value);
  if (keyed) return [{ place: names.join('.'), count: keyed.length }];
  if (!isJsonObject(value) || names.length >= DEEPEST_PLACE) return [];
  return Object.entries(value).flatMap(([key, member]) => placesIn(member, [...names, key]));
}

/** Where a document of JSON or XML has lists of objects: those nearest its top first, of these the longest. */
export function recordPlaces(document: unknown): RecordPlace[] {
  const depth = ({ place }: RecordPlace): number => place.split('.').length;
  return placesIn(document, []).toSorted((a, b) => depth(a) - depth(b) || b.count - a.count);
}
