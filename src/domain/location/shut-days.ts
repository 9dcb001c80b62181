import { addDays } from '../calendar/add-days.ts';
import { longDay } from '../text/long-day.ts';
import { weekdayOf } from './local-time.ts';

/** The weekdays on which a place is shut, 0 Sunday to 6 Saturday, and days (YYYY-MM-DD) on which it is or, against its week, is not. */
export type ShutDays = { weekdays: readonly number[]; days: Readonly<Record<string, boolean>> };

/** The most days that are looked at for one that is open: past the longest run of holidays. */
const LOOKED_AT = 60;

/** True if a place is shut all day. */
export const isShutOn = ({ weekdays, days }: ShutDays, day: string): boolean =>
  days[day] ?? weekdays.includes(weekdayOf(day));

/** Some days on which a place is open, from a day on, in words: 'Monday 30 November, Tuesday 1 December'; '' for none. */
export const openDaysWords = (shut: ShutDays, from: string, count: number): string =>
  Array.from({ length: LOOKED_AT }, (_, ahead) => addDays(from, ahead))
    .filter((day) => !isShutOn(shut, day))
    .slice(0, count)
    .map(longDay)
    .join(', ');
