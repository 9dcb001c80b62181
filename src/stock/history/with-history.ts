import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { VehicleHistory } from './history.ts';
import type { VehicleDraft } from '../read/vehicle-draft.ts';
import { provenWasPrice } from './was-price.ts';

/** A vehicle with everything the history knows, and whether the feed's was-price found no proof there. */
export type WithHistory = { vehicle: Vehicle; isWasPriceDropped: boolean };

/**
 * Completes a draft: `created_at` is the feed's or the day it was first seen, when it `arrivedBeforeOurEyes` or the feed
 * tells an earlier price and its day; `before_price` only ever the one the history
 * proves, and a sold vehicle without a date was sold on the day it turned sold before our eyes (spec D3, S10).
 */
export function withHistory(
  draft: VehicleDraft,
  address: { id: string; slug: string },
  history: VehicleHistory,
  { today, arrivedBeforeOurEyes }: { today: string; arrivedBeforeOurEyes: boolean },
): WithHistory {
  const { price_history: given_prices, before_price: claimed, sold_date_timestamp: given, ...rest } = draft;
  const was = provenWasPrice(history.prices, draft.price, today);
  const { firstSeen } = history;
  // A vehicle that was sold when it was first seen was sold on a day nobody knows.
  const turnedSold = history.soldOn !== undefined && history.soldOn > firstSeen ? history.soldOn : undefined;
  const soldOn = draft.sold && turnedSold ? Date.parse(turnedSold) / 1000 : undefined;
  const sold_date_timestamp = given ?? soldOn;
  const arrivedOn = arrivedBeforeOurEyes || given_prices.length > 0 ? firstSeen : undefined;
  const created_at = draft.created_at ?? arrivedOn;
  const vehicle: Vehicle = {
    ...rest,
    ...address,
    path: `/cars/${address.slug}`,
    ...(created_at === undefined ? {} : { created_at }),
    ...(was === undefined ? {} : { before_price: was }),
    ...(sold_date_timestamp === undefined ? {} : { sold_date_timestamp }),
  };
  return { vehicle, isWasPriceDropped: claimed !== undefined && was === undefined };
}
