import { localTime } from '../../domain/location/local-time.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** How far back a list goes, with the words of each. */
export const PERIODS = {
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 31 days',
  all: 'All',
} as const;
export type Period = keyof typeof PERIODS;

const DAYS: Readonly<Record<Period, number | undefined>> = { today: 0, week: 7, month: 31, all: undefined };

/** The period of an address; undefined for another word. */
export const readPeriod = (text: string): Period | undefined =>
  Object.hasOwn(PERIODS, text) ? (text as Period) : undefined;

/** Where a period begins at `now` (both in milliseconds) by the clock of a zone; undefined where it has no beginning. */
export function periodStart(period: Period, now: number, timeZone: string): number | undefined {
  const days = DAYS[period];
  const { minutes } = localTime(new Date(now), timeZone);
  return days === undefined ? undefined : now - (minutes + 1) * MINUTE - days * DAY;
}
