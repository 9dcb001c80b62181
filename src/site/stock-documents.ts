import { searchDocuments } from '../domain/search/search-documents.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import type { IndexDocument } from '../search-engine/index-document.ts';
import type { SiteInput } from './site-input.ts';

export type StockDocuments = {
  /** All of them, in the order of the search's index. */
  documents: () => readonly IndexDocument[];
  /** What the search holds of a vehicle of the stock. */
  documentOf: (vehicle: Pick<Vehicle, 'id'>) => IndexDocument;
};

/** The vehicles of a site as its search holds them, spelled one way throughout; made with the first question. */
export function createStockDocuments({ stock }: Pick<SiteInput, 'stock'>): StockDocuments {
  let made: ReadonlyMap<unknown, IndexDocument> | undefined;
  const byId = (): ReadonlyMap<unknown, IndexDocument> =>
    (made ??= new Map(searchDocuments(stock.vehicles).map((document) => [document['id'], document])));
  return {
    documents: () => [...byId().values()],
    documentOf: ({ id }) => byId().get(id) ?? {},
  };
}
