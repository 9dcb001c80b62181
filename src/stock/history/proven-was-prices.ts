import { foldHistory, isReusedBy, type HistoryEvent, type VehicleHistory } from './history.ts';
import { numberKeys } from './identity.ts';
import type { RememberedVehicle } from './remembered-vehicle.ts';
import { provenWasPrice } from './was-price.ts';

/**
 * The former price, in dollars, that the history proves for each vehicle on a day (YYYY-MM-DD), by the address of its
 * page; `events` are those of the day that are not in the history yet, which is changed.
 */
export function provenWasPrices(
  vehicles: readonly RememberedVehicle[],
  histories: Map<string, VehicleHistory>,
  events: readonly HistoryEvent[],
  day: string,
): Map<string, number> {
  const folded = foldHistory(events, histories);
  return new Map(
    vehicles.flatMap((vehicle) => {
      // A vehicle that got another number has its history under the one before.
      const proven = numberKeys(vehicle)
        .flatMap((key) => {
          const history = folded.get(key);
          return history === undefined || isReusedBy(history, key, vehicle) ? [] : [history];
        })
        .map(({ prices }) => provenWasPrice(prices, vehicle.price, day))
        .find((price) => price !== undefined);
      return proven === undefined ? [] : [[`/cars/${vehicle.slug}`, proven] as const];
    }),
  );
}
