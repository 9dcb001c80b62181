import { latestArrivals } from '../domain/search/latest-arrivals.ts';
import type { VehicleCard } from '../domain/vehicle/vehicle-card.ts';
import type { SiteParts } from './site-parts.ts';

/** The cards of the vehicles that arrived last; `isDated` when the day of arrival of each is known. */
export type LatestCards = { cards: VehicleCard[]; isDated: boolean };

/** Up to `count` vehicles that arrived last and can be bought. */
export function latestCards(
  { stock, cardOf }: Pick<SiteParts, 'stock' | 'cardOf'>,
  count: number,
): LatestCards {
  const { vehicles, isDated } = latestArrivals(stock.vehicles, count);
  return { cards: vehicles.map(cardOf), isDated };
}
