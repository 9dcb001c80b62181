/**
 * A moment of a day, as an ISO date-time. Hours are UTC from 0 to 7, which fall on the same date in every
 * Australian zone, so that 'today' is today for every dealer.
 */
export function momentOf(day: string, hour: number, minute: number): string {
  return `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`;
}

/** Seconds since 1970. */
export function timestampOf(moment: string): number {
  return Date.parse(moment) / 1000;
}
