import { FEATURED } from './orders.ts';
import { ROW_ORDER } from './row-order.ts';
import type { IndexField } from '../../search-engine/index-format.ts';
import { SEARCH_FIELDS, type SearchField } from './search-fields.ts';
import type { IndexPlan } from '../../search-engine/write-index.ts';

/** Different values of a facet that are answered: more than there are models on the Australian market (about 800). */
export const MAX_VALUES_PER_FACET = 2000;

/** The fields of the table as an index header describes them. */
export function indexFields(): IndexField[] {
  const fields: readonly [string, SearchField][] = Object.entries(SEARCH_FIELDS);
  return fields.map(([name, { from: _, ...field }]) => ({ name, ...field }));
}

/** The plan of a tenant's index; `synonyms` are its words of the trade (phrase -> phrases that answer it too). */
export function indexPlan(synonyms: IndexPlan['synonyms']): IndexPlan {
  return {
    fields: indexFields(),
    rowOrder: ROW_ORDER,
    defaultSort: FEATURED,
    synonyms,
    maxValuesPerFacet: MAX_VALUES_PER_FACET,
  };
}
