import { addDays } from '../calendar/add-days.ts';
import { localTime } from './local-time.ts';
import { intervalsOn } from './opening-hours.ts';
import type { PlaceHours } from './opening-hours.ts';

const DAY = 24 * 60;
/** Longer than anybody waits to be reminded. */
const MAX_DAYS = 60;

/**
 * Minutes that a place was open between two moments, by its own clock, its holidays counted as such; after 60 days no more
 * are counted. A day whose hours it does not tell counts whole, and so does every day of a place that tells none.
 */
export function openingMinutes(place: PlaceHours, from: Date, to: Date): number {
  const start = localTime(from, place.time_zone);
  const end = localTime(to, place.time_zone);
  const tellsNone = place.opening_hours.length === 0;
  let minutes = 0;
  for (let ahead = 0; ahead <= MAX_DAYS; ahead++) {
    const day = addDays(start.day, ahead);
    if (day > end.day) break;
    const first = day === start.day ? start.minutes : 0;
    const last = day === end.day ? end.minutes : DAY;
    const intervals = (tellsNone ? undefined : intervalsOn(place, day)) ?? [{ from: 0, to: DAY }];
    for (const each of intervals)
      minutes += Math.max(0, Math.min(last, each.to) - Math.max(first, each.from));
  }
  return minutes;
}
