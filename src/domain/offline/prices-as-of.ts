import { daysBetween } from '../calendar/days-between.ts';
import { localTime } from '../location/local-time.ts';
import { longDay } from '../text/long-day.ts';

const DAY_MILLISECONDS = 86_400_000;
/** From so many days on, the name of a weekday alone could be that of a later one. */
const WEEK_DAYS = 7;

/** Minutes since midnight as people read a clock: '9:14 am'. */
function clockWords(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const past = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${past} ${hour < 12 ? 'am' : 'pm'}`;
}

/**
 * How old the prices of a page are (spec S17): 'Prices as of 9:14 am', with the day where it was not today, 'Prices as of Thursday
 * 9:14 am', and with its date from a week on. `fetched` and `now` are milliseconds since 1970, the clock is that of an IANA zone.
 */
export function pricesAsOf(fetched: number, now: number, timeZone: string): string {
  const { day, minutes } = localTime(new Date(fetched), timeZone);
  const days = daysBetween(day, localTime(new Date(now), timeZone).day);
  const long = longDay(day);
  const [weekday = long] = long.split(' ');
  // A clock that was put back since makes it a day to come, which is named too.
  const when = days === 0 ? [] : [days > 0 && days < WEEK_DAYS ? weekday : long];
  return ['Prices as of', ...when, clockWords(minutes)].join(' ');
}

/** True if prices that were fetched then are a day old, and must say so on any page (spec S17). Milliseconds since 1970. */
export const arePricesOld = (fetched: number, now: number): boolean => now - fetched >= DAY_MILLISECONDS;
