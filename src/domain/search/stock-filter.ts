const DAY_SECONDS = 86_400;
/** Eastern standard time, east of UTC: the day of a sale is counted so (domain/vehicle/days-since). */
const EASTERN_OFFSET_SECONDS = 36_000;

/**
 * The part of the base stock rule that changes with the days (spec S10, S14 search_filters), as a filter: cars sold more
 * than `soldDays` days before `today`, YYYY-MM-DD, leave a site that was not built again; '' where it keeps them.
 */
export function stockFilter(soldDays: number | undefined, today: string): string {
  if (soldDays === undefined) return '';
  const firstDay = Date.parse(today) / 1000 - soldDays * DAY_SECONDS;
  return `available = 1 OR sold_date_timestamp >= ${firstDay - EASTERN_OFFSET_SECONDS}`;
}

/** Filters of which all must hold, as one expression; empty ones are left out. */
export function allOf(...filters: string[]): string {
  const given = filters.filter((filter) => filter !== '');
  return given.length > 1 ? given.map((filter) => `(${filter})`).join(' AND ') : (given[0] ?? '');
}
