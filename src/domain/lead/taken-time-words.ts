import { formatClockTime } from '../location/clock-time.ts';
import type { FreeDay } from './free-appointments.ts';

/** Enough to choose from, and still a sentence. */
const MAX_NAMED = 6;

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const dayText = ({ day, times }: FreeDay): string =>
  `${DAY.format(new Date(`${day}T00:00:00Z`))} at ${times.map(formatClockTime).join(', ')}`;

/**
 * What a shopper is told whose time (`YYYY-MM-DDTHH:MM`) someone else has booked meanwhile (spec F5): the free times of
 * that day and after it, at most six; where there are none, those before it.
 */
export function takenTimeWords(wanted: string, free: readonly FreeDay[]): string {
  const from = wanted.slice(0, 10);
  const later = free.filter(({ day }) => day >= from);
  let room = MAX_NAMED;
  const named = (later.length > 0 ? later : free).flatMap(({ day, times }): FreeDay[] => {
    const some = times.slice(0, room);
    room -= some.length;
    return some.length === 0 ? [] : [{ day, times: some }];
  });
  const taken = 'This time has just been taken.';
  return named.length === 0
    ? `${taken} Please leave it blank and we'll call you to find another.`
    : `${taken} Still free: ${named.map(dayText).join('; ')}.`;
}
