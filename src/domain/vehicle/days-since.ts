const DAY_MILLISECONDS = 86_400_000;

/**
 * Eastern standard time, in milliseconds east of UTC. Every Australian zone lies within two hours of it, so only a
 * moment within two hours of midnight can fall on the neighbouring day.
 */
const EASTERN_OFFSET = 10 * 3_600_000;

/** Whole days from the day of an ISO date or date-time to `today`; negative ahead of it, undefined for other text. */
export function daysSince(iso: string, today: string): number | undefined {
  const days = (Date.parse(today) - Date.parse(iso.slice(0, 10))) / DAY_MILLISECONDS;
  return Number.isNaN(days) ? undefined : days;
}

/** The Australian day of a timestamp, in seconds since 1970, as YYYY-MM-DD. */
export function dayOfTimestamp(seconds: number): string {
  return new Date(seconds * 1000 + EASTERN_OFFSET).toISOString().slice(0, 10);
}

/** Whole days from the Australian day of a timestamp, in seconds since 1970, to `today`; negative ahead of it. */
export function daysSinceTimestamp(seconds: number, today: string): number {
  return (Date.parse(today) - Date.parse(dayOfTimestamp(seconds))) / DAY_MILLISECONDS;
}
