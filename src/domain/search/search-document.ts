import type { IndexDocument } from '../../search-engine/index-document.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { SearchFieldTable } from './search-field.ts';
import { SEARCH_FIELDS } from './search-fields.ts';

/** A vehicle as an index with these fields holds it, without those it has no value for; of a list each value once. */
export function documentOf(fields: SearchFieldTable, vehicle: Vehicle): IndexDocument {
  const document: Record<string, IndexDocument[string]> = {};
  for (const name of Object.keys(fields)) {
    const value = fields[name]?.from(vehicle);
    if (value === undefined || value === '') continue;
    document[name] = typeof value === 'object' ? [...new Set(value)] : value;
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
