import { isSold } from './availability.ts';
import { daysSinceTimestamp } from '../calendar/days-since.ts';
import type { Vehicle } from './vehicle.ts';

/** What a vehicle counts as in lists; 'sold-lately' is within the tenant's days, 'sold-before' longer ago or on an unknown day. */
export type StockGroup = 'in_stock' | 'coming_soon' | 'sold-lately' | 'sold-before' | 'other';

/** What a vehicle counts as on the day `today`, YYYY-MM-DD; sold lately is up to `soldDays` days ago (spec S10). */
export function stockGroup(vehicle: Vehicle, soldDays: number, today: string): StockGroup {
  if (isSold(vehicle)) {
    const soldAt = vehicle.sold_date_timestamp;
    return soldAt !== undefined && daysSinceTimestamp(soldAt, today) <= soldDays
      ? 'sold-lately'
      : 'sold-before';
  }
  if (vehicle.status === 'in_stock' || vehicle.status === 'coming_soon') return vehicle.status;
  return 'other';
}

/** True if a vehicle is sold, and since when, in words for the dealer's report: 'sold 5 days ago'. */
export function saleStateText(vehicle: Vehicle, today: string): string {
  if (!isSold(vehicle)) return `status is '${vehicle.status}'`;
  if (vehicle.sold_date_timestamp === undefined) return 'sold on a day the feed does not give';
  const days = daysSinceTimestamp(vehicle.sold_date_timestamp, today);
  return `sold ${days} ${days === 1 ? 'day' : 'days'} ago`;
}
