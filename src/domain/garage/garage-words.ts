import { formatClockTime } from '../location/clock-time.ts';
import { clockText, localTime } from '../location/local-time.ts';
import { zoneNote } from '../location/yard-clock.ts';
import { longDay } from '../text/long-day.ts';

/**
 * A time `YYYY-MM-DDTHH:MM` by the clock of a zone: 'Monday 23 November at 10am', and ' Sydney time' behind it for a reader
 * whose own clock shows another time or is not known.
 */
export function timeWords(time: string, timeZone: string, readerZone?: string): string {
  const clock = `${formatClockTime(time.slice(11))} ${zoneNote(timeZone, time, readerZone)}`;
  return `${longDay(time.slice(0, 10))} at ${clock.trim()}`;
}

/** The day of a moment (ISO 8601) by the dealer's clock: 'Monday 23 November'. */
export const dayOf = (moment: string, timeZone: string): string =>
  longDay(localTime(new Date(moment), timeZone).day);

/** A moment (ISO 8601) by the clock of a zone, as a time is said. */
export const momentWords = (moment: string, timeZone: string, readerZone?: string): string =>
  timeWords(clockText(new Date(moment), timeZone), timeZone, readerZone);
