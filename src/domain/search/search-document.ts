import type { IndexDocument } from '../../search-engine/index-document.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { SearchFieldTable } from './search-field.ts';
import { SEARCH_FIELDS } from './search-fields.ts';

/** Documents with all fields of a table and nothing in them, by the table. */
const blanks = new WeakMap<SearchFieldTable, { [field: string]: IndexDocument[string] }>();

/**
 * A document to be filled in. Fields that are added one by one under names that are worked out make V8 keep each document
 * as a hash table of its own, five times as large and slower to ask; what comes out of JSON has one layout.
 */
function blankDocument(fields: SearchFieldTable): { [field: string]: IndexDocument[string] } {
  let blank = blanks.get(fields);
  if (!blank) {
    const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
    blank = JSON.parse(JSON.stringify(empty)) as { [field: string]: undefined };
    blanks.set(fields, blank);
  }
  return { ...blank };
}

/** A vehicle as an index with these fields holds it; of a list each value once. */
export function documentOf(fields: SearchFieldTable, vehicle: Vehicle): IndexDocument {
  const document = blankDocument(fields);
  for (const name of Object.keys(fields)) {
    const value = fields[name]?.from(vehicle);
    document[name] = value === '' ? undefined : typeof value === 'object' ? [...new Set(value)] : value;
  }
  return document;
}

/**
 * A vehicle as both engines hold it (spec S16). The embedded index is written from it and Meilisearch is sent it, so that
 * both answer alike.
 */
export function searchDocument(vehicle: Vehicle): IndexDocument {
  return documentOf(SEARCH_FIELDS, vehicle);
}
