import { formatClockTime } from '../location/clock-time.ts';
import { longDay } from '../text/long-day.ts';
import type { FreeDay, TimeProblem } from './free-appointments.ts';

/** Enough to choose from, and still a sentence. */
const MAX_NAMED = 3;

const PROBLEMS: Readonly<Record<TimeProblem, string>> = {
  soon: "That's too soon to book online.",
  far: "That's further ahead than we take bookings.",
  closed: "We're closed then.",
  between: "That isn't one of our times.",
  taken: 'This time has just been taken.',
};

const dayText = ({ day, times }: FreeDay): string =>
  `${longDay(day)} at ${times.map(formatClockTime).join(', ')}`;

/**
 * What a shopper is told whose time (`YYYY-MM-DDTHH:MM`) cannot be booked (spec F5): why, and three free times, of that day and
 * after it; where there are none, those before it.
 */
export function takenTimeWords(
  wanted: string,
  free: readonly FreeDay[],
  problem: TimeProblem = 'taken',
): string {
  const from = wanted.slice(0, 10);
  const later = free.filter(({ day }) => day >= from);
  let room = MAX_NAMED;
  const named = (later.length > 0 ? later : free).flatMap(({ day, times }): FreeDay[] => {
    const some = times.slice(0, room);
    room -= some.length;
    return some.length === 0 ? [] : [{ day, times: some }];
  });
  const words = PROBLEMS[problem];
  return named.length === 0
    ? `${words} Please leave it blank and we'll call you to find another.`
    : `${words} Still free: ${named.map(dayText).join('; ')}.`;
}
