import { daysBetween } from './days-between.ts';
import { easternDay } from './eastern-day.ts';

/** Whole days from the day of an ISO date or date-time to `today`; negative ahead of it, undefined for other text. */
export function daysSince(iso: string, today: string): number | undefined {
  const days = daysBetween(iso.slice(0, 10), today);
  return Number.isNaN(days) ? undefined : days;
}

/** Whole days from the Australian day of a timestamp, in seconds since 1970, to `today`; negative ahead of it. */
export function daysSinceTimestamp(seconds: number, today: string): number {
  return daysBetween(easternDay(seconds), today);
}
