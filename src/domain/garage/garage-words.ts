import { formatClockTime } from '../location/clock-time.ts';
import { localTime } from '../location/local-time.ts';
import { longDay } from '../text/long-day.ts';

/** A time `YYYY-MM-DDTHH:MM` as 'Monday 23 November at 10am'. */
export const timeWords = (time: string): string =>
  `${longDay(time.slice(0, 10))} at ${formatClockTime(time.slice(11))}`;

/** The day of a moment (ISO 8601) by the dealer's clock: 'Monday 23 November'. */
export const dayOf = (moment: string, timeZone: string): string =>
  longDay(localTime(new Date(moment), timeZone).day);

/** A moment by the dealer's clock: 'Monday 23 November at 12pm'. */
export function momentWords(moment: string, timeZone: string): string {
  const { day, minutes } = localTime(new Date(moment), timeZone);
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return `${longDay(day)} at ${formatClockTime(clock)}`;
}
