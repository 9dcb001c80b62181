import { localTime } from '../../domain/location/local-time.ts';

const MINUTE = 60_000;

const latest = new Map<string, { minute: number; day: string }>();

/**
 * The day YYYY-MM-DD at a moment, in milliseconds, in an IANA time zone; worked out once a minute, because formatting a date
 * is 4% of what a lead costs and zones differ by whole minutes. Throws a RangeError for a zone that does not exist.
 */
export function localDay(now: number, timeZone: string): string {
  const minute = Math.floor(now / MINUTE);
  const known = latest.get(timeZone);
  if (known?.minute === minute) return known.day;
  const { day } = localTime(new Date(now), timeZone);
  latest.set(timeZone, { minute, day });
  return day;
}
