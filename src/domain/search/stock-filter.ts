import { addDays } from '../calendar/add-days.ts';
import { startOfEasternDay } from '../calendar/eastern-day.ts';

/** Filter of vehicles that can be bought: every count is of these, though a list also shows those just sold (spec S10). */
export const FOR_SALE = 'available = 1';

/**
 * The part of the base stock rule that changes with the days (spec S10, S14 search_filters), as a filter: cars sold more
 * than `soldDays` days before `today`, YYYY-MM-DD, leave a site that was not built again; '' where it keeps them.
 */
export function stockFilter(soldDays: number | undefined, today: string): string {
  if (soldDays === undefined) return '';
  return `${FOR_SALE} OR sold_date_timestamp >= ${startOfEasternDay(addDays(today, -soldDays))}`;
}

/** Filters of which all must hold, as one expression; empty ones are left out. */
export function allOf(...filters: string[]): string {
  const given = filters.filter((filter) => filter !== '');
  return given.length > 1 ? given.map((filter) => `(${filter})`).join(' AND ') : (given[0] ?? '');
}
