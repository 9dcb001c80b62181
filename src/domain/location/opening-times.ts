import { clockMinutes } from './clock-time.ts';

/** A time of the day as settings write it. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with hours; `key` is the field that should be changed. */
export type TimesProblem = { key: 'opens' | 'closes'; message: string };

/**
 * What is wrong with the hours of an open day (spec L6): a day is open from one time to a later one, and 00:00 as the end
 * is midnight. Times that are none are not judged. `names` are the fields as the settings call them.
 */
export function openingTimesProblem(
  times: { status: 'Open' | 'Closed'; opens?: string | undefined; closes?: string | undefined },
  names: { opens: string; closes: string },
): TimesProblem | undefined {
  const { status, opens, closes } = times;
  if (status === 'Closed') return undefined;
  if (opens === undefined)
    return { key: 'opens', message: `a time such as 08:30 beside status 'Open', or status 'Closed'` };
  if (closes === undefined)
    return { key: 'closes', message: `a time such as 17:30 beside status 'Open', or status 'Closed'` };
  if (!CLOCK_TIME.test(opens) || !CLOCK_TIME.test(closes)) return undefined;
  const from = clockMinutes(opens) ?? 0;
  const to = clockMinutes(closes) ?? 0;
  if (to === 0 || to > from) return undefined;
  return {
    key: 'closes',
    message: `a time after ${names.opens} (${opens}), or 00:00 for midnight`,
  };
}

type DayHours = {
  weekday: number;
  status: 'Open' | 'Closed';
  open?: string | undefined;
  close?: string | undefined;
};

const hasTimes = ({ open = '', close = '' }: DayHours): boolean =>
  CLOCK_TIME.test(open) && CLOCK_TIME.test(close);

/**
 * The 0-based place of the first line that contradicts an earlier line of the same weekday: two that overlap, or one that
 * is closed. A day with a lunch break has two lines that do not. Lines without times that can be read are not judged.
 */
export function contradictingLine(hours: readonly DayHours[]): number | undefined {
  const minutes = ({ open = '', close = '' }: DayHours) => ({
    from: clockMinutes(open) ?? 0,
    to: clockMinutes(close) || 24 * 60,
  });
  const at = hours.findIndex((line, index) =>
    hours.slice(0, index).some((earlier) => {
      if (earlier.weekday !== line.weekday) return false;
      if (earlier.status === 'Closed' || line.status === 'Closed') return true;
      if (!hasTimes(earlier) || !hasTimes(line)) return false;
      const [one, other] = [minutes(earlier), minutes(line)];
      return one.from < other.to && other.from < one.to;
    }),
  );
  return at === -1 ? undefined : at;
}
