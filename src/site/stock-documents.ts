import { type WeeklyList, weeklyList } from '../domain/finance/weekly-list.ts';
import type { SearchFieldTable } from '../domain/search/search-field.ts';
import { searchFieldsWith } from '../domain/search/weekly-facet.ts';
import { searchDocuments } from '../domain/search/search-documents.ts';
import { engineWith, stockEngine } from '../domain/search/stock-engine.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import type { SearchEngine } from '../search-engine/engine.ts';
import type { IndexDocument } from '../search-engine/index-document.ts';
import type { SiteInput } from './site-input.ts';

export type StockDocuments = {
  /** The weekly figures of lists; undefined where they have none (spec S3). */
  weekly: WeeklyList | undefined;
  /** The fields of the search. */
  fields: SearchFieldTable;
  /** All of them, in the order of the search's index. */
  documents: () => readonly IndexDocument[];
  /** What the search holds of a vehicle of the stock. */
  documentOf: (vehicle: Pick<Vehicle, 'id'>) => IndexDocument;
  /** The engine that answers questions about them at build, without synonyms. */
  engine: () => SearchEngine;
};

/** The vehicles of a site as its search holds them, spelled one way throughout; made with the first question. */
export function createStockDocuments({
  tenant,
  stock,
  writtenDocuments,
  indexFiles,
}: Pick<SiteInput, 'tenant' | 'stock' | 'writtenDocuments' | 'indexFiles'>): StockDocuments {
  const weekly = weeklyList(tenant.finance);
  const fields = searchFieldsWith(weekly);
  let made: ReadonlyMap<unknown, IndexDocument> | undefined;
  const byId = (): ReadonlyMap<unknown, IndexDocument> =>
    (made ??= new Map(
      (
        writtenDocuments ?? searchDocuments(stock.vehicles, tenant.locations, undefined, fields, tenant.price)
      ).map((document) => [document['id'], document]),
    ));
  let engine: SearchEngine | undefined;
  const makeEngine = (): SearchEngine => {
    const files = indexFiles();
    return files ? engineWith(files, {}) : stockEngine([...byId().values()], {}, fields);
  };
  return {
    weekly,
    fields,
    engine: () => (engine ??= makeEngine()),
    documents: () => [...byId().values()],
    documentOf: ({ id }) => byId().get(id) ?? {},
  };
}
