import { useEffect, useState } from 'react';
import { savedVehicleFilter, type SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { CARD_ATTRIBUTES, type SearchHit } from '../../domain/search/card-from-hit.ts';
import { multiSearch } from '../../services/search/find-vehicles.ts';

/** Cars of one make, model and year that are looked through for the kept one. */
const MOST_ALIKE = 200;

export type FreshVehicles =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** The cars as the stock has them now, by id; what was sold and taken off is not among them. */
  | { state: 'ready'; hits: ReadonlyMap<string, SearchHit> };

/** Asks the stock for kept cars as they are now (spec S15): no price is ever read from storage. */
export function useFreshVehicles(entries: readonly SavedVehicle[]): FreshVehicles {
  const [fresh, setFresh] = useState<FreshVehicles>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const filters = [...new Set(entries.map(savedVehicleFilter))].toSorted().join('\n');
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<ReadonlyMap<string, SearchHit>> => {
      if (filters === '') return new Map();
      const answers = await multiSearch(
        filters
          .split('\n')
          .map((filter) => ({ filter, limit: MOST_ALIKE, attributesToRetrieve: CARD_ATTRIBUTES })),
      );
      return new Map(answers.flatMap(({ hits }) => hits.map((hit) => [String(hit['id']), hit] as const)));
    };
    ask().then(
      (hits) => isWanted && setFresh({ state: 'ready', hits }),
      () => isWanted && setFresh({ state: 'failed', retry: () => setTries((count) => count + 1) }),
    );
    return () => {
      isWanted = false;
    };
  }, [filters, tries]);
  return fresh;
}
