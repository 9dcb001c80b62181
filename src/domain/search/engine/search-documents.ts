import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { IndexDocument } from './index-document.ts';
import { indexFields } from './index-plan.ts';
import { searchDocument } from './search-document.ts';
import { unifySpellings } from './unify-spellings.ts';

/** The documents of a stock, facet values spelled one way throughout: what `writeIndex` and Meilisearch are given (spec S16). */
export function searchDocuments(vehicles: readonly Vehicle[]): IndexDocument[] {
  const facets = indexFields().filter((field) => field.filterable && field.facet);
  return unifySpellings(
    vehicles.map(searchDocument),
    facets.map((field) => field.name),
  );
}
