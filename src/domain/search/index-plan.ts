import { FEATURED } from './orders.ts';
import { ROW_ORDER } from './row-order.ts';
import type { IndexField } from '../../search-engine/index-format.ts';
import type { SearchFieldTable } from './search-field.ts';
import { SEARCH_FIELDS } from './search-fields.ts';
import type { IndexPlan } from '../../search-engine/write-index.ts';

/** Different values of a facet that are answered: more than there are models on the Australian market (about 800). */
export const MAX_VALUES_PER_FACET = 5000;

/** The fields of the table as an index header describes them. */
export function indexFields(fields: SearchFieldTable = SEARCH_FIELDS): IndexField[] {
  return Object.entries(fields).map(([name, { from: _, shown: __, ...field }]) => ({ name, ...field }));
}

/** The plan of a tenant's index; `synonyms` are its words of the trade (phrase -> phrases that answer it too). */
export function indexPlan(
  synonyms: IndexPlan['synonyms'],
  fields: SearchFieldTable = SEARCH_FIELDS,
): IndexPlan {
  return {
    fields: indexFields(fields),
    rowOrder: ROW_ORDER,
    defaultSort: FEATURED,
    synonyms,
    maxValuesPerFacet: MAX_VALUES_PER_FACET,
  };
}
