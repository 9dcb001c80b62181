import type { Vehicle } from '../vehicle/vehicle.ts';
import type { IndexDocument } from '../../search-engine/index-document.ts';
import { SEARCH_FIELDS, type SearchField } from './search-fields.ts';

/**
 * A vehicle as both engines hold it (spec S16): the fields of the table, without those it has no value for. The embedded
 * index is written from it and Meilisearch is sent it, so that both answer alike.
 */
export function searchDocument(vehicle: Vehicle): IndexDocument {
  const fields: readonly [string, SearchField][] = Object.entries(SEARCH_FIELDS);
  return Object.fromEntries(
    fields.flatMap(([name, { from }]) => {
      const value = from(vehicle);
      if (value === undefined || value === '') return [];
      return [[name, typeof value === 'object' ? [...new Set(value)] : value]];
    }),
  );
}
