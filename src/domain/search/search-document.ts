import type { IndexDocument } from '../../search-engine/index-document.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { SearchFieldTable } from './search-field.ts';
import { SEARCH_FIELDS } from './search-fields.ts';

/** How vehicles become documents of an index with these fields; of a list each value once. */
export function documentWriter(fields: SearchFieldTable): (vehicle: Vehicle) => IndexDocument {
  // Fields that are added one by one under computed names make V8 keep each document as a hash table of its own, five times
  // as large and slower to ask; what comes out of JSON has one layout.
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  const blank = JSON.parse(JSON.stringify(empty)) as { [field: string]: IndexDocument[string] };
  const readers = Object.entries(fields);
  return (vehicle) => {
    const document = { ...blank };
    for (const [name, { from }] of readers) {
      const value = from(vehicle);
      document[name] = value === '' ? undefined : typeof value === 'object' ? [...new Set(value)] : value;
    }
    return document;
  };
}

/**
 * A vehicle as both engines hold it (spec S16). The embedded index is written from it and Meilisearch is sent it, so that
 * both answer alike.
 */
export const searchDocument = documentWriter(SEARCH_FIELDS);
