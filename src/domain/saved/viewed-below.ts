import { type Availability, isSold } from '../vehicle/availability.ts';
import { savedVehicleFilter } from './saved-vehicle.ts';
import type { ViewedVehicle } from './viewed-vehicle.ts';

/** The most cars that the row below a list has: one line on a wide screen. */
const MAX_BELOW_LISTS = 6;

/** The viewed cars that stand below a list, newest first (spec A4). */
export const viewedBelowLists = (list: readonly ViewedVehicle[]): ViewedVehicle[] =>
  list.slice(0, MAX_BELOW_LISTS);

/** A query that finds a viewed car, and those like it, among the stock as it is now. */
export const viewedVehicleFilter = ({ make, model, title }: ViewedVehicle): string =>
  savedVehicleFilter({ make, model, name: title });

/** What is said of a viewed car by what the stock has of it, undefined where that has it no longer; '' while it's for sale. */
export function viewedNote(found: Availability | undefined): string {
  if (!found) return 'No longer listed';
  return isSold(found) ? 'Sold' : '';
}
