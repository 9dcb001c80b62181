import { savedVehicleFilter, type SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import type { SearchHit } from '../../domain/search/card-from-hit.ts';

/** A kept car as the stock has it now; `gone` was sold and taken off. */
export type FreshVehicle = { state: 'asked' } | { state: 'gone' } | { state: 'listed'; hit: SearchHit };

/** The cars that answered a filter, by id. */
export type CarsById = ReadonlyMap<string, SearchHit>;

/** What the stock answered, by the filter of a kept car. */
export type StockAnswers = ReadonlyMap<string, CarsById>;

/** What the answers say of a kept car (spec S15): a car of another id is another car, however alike. */
export function freshVehicle(entry: SavedVehicle, answers: StockAnswers): FreshVehicle {
  const cars = answers.get(savedVehicleFilter(entry));
  const hit = cars?.get(entry.id);
  if (hit) return { state: 'listed', hit };
  return { state: cars ? 'gone' : 'asked' };
}

/** The filters of kept cars that are not answered yet, each once. */
export function filtersToAsk(entries: readonly SavedVehicle[], answers: StockAnswers): string[] {
  return [...new Set(entries.map(savedVehicleFilter))].filter((filter) => !answers.has(filter));
}
