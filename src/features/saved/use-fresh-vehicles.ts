import { useEffect, useMemo, useState } from 'react';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { CARD_ATTRIBUTES } from '../../domain/search/card-from-hit.ts';
import { multiSearch } from '../../services/search/find-vehicles.ts';
import {
  type CarsById,
  filtersToAsk,
  freshVehicle,
  type FreshVehicle,
  type StockAnswers,
} from './fresh-vehicle.ts';

/** Cars of one make, model and year that are looked through for the kept one. */
const MAX_ALIKE = 200;

export type FreshVehicles = {
  of: (entry: SavedVehicle) => FreshVehicle;
  /** True if an answer is still to come. */
  isAsking: boolean;
  /** There when the stock could not be asked; what was answered before stays. */
  retry?: () => void;
};

async function carsOf(filters: readonly string[]): Promise<[filter: string, cars: CarsById][]> {
  const answers = await multiSearch(
    filters.map((filter) => ({ filter, limit: MAX_ALIKE, attributesToRetrieve: CARD_ATTRIBUTES })),
  );
  return filters.map((filter, at) => {
    const hits = answers[at]?.hits ?? [];
    return [filter, new Map(hits.map((hit) => [String(hit['id']), hit]))];
  });
}

/**
 * Asks the stock for kept cars as they are now (spec S15): no price is ever read from storage. What was answered is not
 * asked again, so that letting go of a car sends nothing.
 */
export function useFreshVehicles(entries: readonly SavedVehicle[]): FreshVehicles {
  const [answers, setAnswers] = useState<StockAnswers>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const wanted = useMemo(() => filtersToAsk(entries, answers), [entries, answers]);
  useEffect(() => {
    if (hasFailed || wanted.length === 0) return;
    let isWanted = true;
    carsOf(wanted).then(
      (cars) => isWanted && setAnswers((known) => new Map([...known, ...cars])),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, hasFailed]);

  const of = (entry: SavedVehicle): FreshVehicle => freshVehicle(entry, answers);
  const isAsking = !hasFailed && wanted.length > 0;
  return { of, isAsking, ...(hasFailed && wanted.length > 0 && { retry: () => setFailed(false) }) };
}
