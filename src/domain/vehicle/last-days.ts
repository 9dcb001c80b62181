import { addDays } from '../calendar/add-days.ts';
import { daysSince } from '../calendar/days-since.ts';
import { easternDay } from '../calendar/eastern-day.ts';
import { isSold } from './availability.ts';
import type { Vehicle } from './vehicle.ts';

/*
 * Days after which a built page shows something that is no longer so. The page carries them, and a browser hides what
 * has lapsed before it draws the page.
 */

/** The days, YYYY-MM-DD, from and to which a vehicle counts as a new arrival (spec D1); undefined without a date. */
export function newArrivalDays(
  { created_at: createdAt }: Pick<Vehicle, 'created_at'>,
  { new_arrival_days: days }: { new_arrival_days: number },
): { firstDay: string; lastDay: string } | undefined {
  const created = createdAt?.slice(0, 10);
  if (created === undefined || daysSince(created, created) === undefined) return undefined;
  return { firstDay: created, lastDay: addDays(created, days) };
}

/**
 * The last day, YYYY-MM-DD, on which a sold vehicle stays in lists that keep it for `soldDays` days (spec S10);
 * undefined for one that is not sold, or when lists keep none or all of them.
 */
export function soldLastDay(
  vehicle: Pick<Vehicle, 'status' | 'sold' | 'sold_date_timestamp'>,
  soldDays: number | undefined,
): string | undefined {
  const { sold_date_timestamp: soldAt } = vehicle;
  if (soldDays === undefined || soldAt === undefined || !isSold(vehicle)) return undefined;
  return addDays(easternDay(soldAt), soldDays);
}
