import { formatDate } from '../text/format.ts';
import { clockMinutes, formatClockTime } from './clock-time.ts';
import { addDays, localTime, weekdayOf } from './local-time.ts';
import type { HoursSettings } from './location-settings.ts';
import type { Location, SpecialHours } from './location.ts';
import { openingTimes, openLines, weeklyHours, WEEKDAY_NAMES } from './weekly-hours.ts';

export type OpeningHoursRow = { label: string; text: string; isToday?: true };
/** Hours of a holiday; `date` as dd/MM/yyyy, `label` the holiday's name or its weekday. */
export type SpecialHoursRow = OpeningHoursRow & { date: string };
/** `until` is a time ('5:30pm'); `opens` a time today, or with its day ('8:30am tomorrow', '9am Monday'). */
export type OpenNow = { open: true; until?: string } | { open: false; opens?: string };

/** How far ahead the next opening is looked for: past the longest run of holidays. */
const DAYS_AHEAD = 14;
const MIDNIGHT = 24 * 60;

/**
 * Opening hours for a table, Monday first (spec L6). A special-hours date equal to today, in the location's own time
 * zone, gives a first row 'Today'; otherwise the row that covers today is marked.
 */
export function openingHoursRows(location: Location, settings: HoursSettings, now: Date): OpeningHoursRow[] {
  const { day, weekday } = localTime(now, location.time_zone);
  const special = specialDay(location, day);
  const week = weeklyHours(location, settings).map((row): OpeningHoursRow => {
    const isToday = !special && row.weekdays.includes(weekday);
    return { label: row.label, text: row.text, ...(isToday && { isToday }) };
  });
  return special ? [{ label: 'Today', text: specialText(special), isToday: true }, ...week] : week;
}

/** The holidays from today on, soonest first, for the holiday-hours dialog (spec L4, L6). */
export function specialHoursRows(location: Location, now: Date): SpecialHoursRow[] {
  const { day: today } = localTime(now, location.time_zone);
  return location.special_hours
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map((special) => ({
      label: special.name || (WEEKDAY_NAMES[weekdayOf(special.date)] ?? ''),
      date: formatDate(special.date),
      text: specialText(special),
      ...(special.date === today && { isToday: true }),
    }));
}

/** Whether the place is open at `now` by its own clock, and when that changes next, as far as the hours tell. */
export function openNow(location: Location, now: Date): OpenNow {
  const { day, minutes } = localTime(now, location.time_zone);
  const current = intervalsOn(location, day).find(({ from, to }) => from <= minutes && minutes < to);
  if (current) return { open: true, until: formatClockTime(current.close) };
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const date = addDays(day, ahead);
    const next = intervalsOn(location, date).find(({ from }) => ahead > 0 || from > minutes);
    if (next) return { open: false, opens: `${formatClockTime(next.open)}${dayWords(date, ahead)}` };
  }
  return { open: false };
}

type Interval = { from: number; to: number; open: string; close: string };

function intervalsOn(location: Location, day: string): Interval[] {
  const special = specialDay(location, day);
  const lines = special
    ? special.status === 'Open'
      ? [{ open: special.start_hour, close: special.end_hour }]
      : []
    : openLines(location, weekdayOf(day));
  return lines
    .flatMap(({ open = '', close = '' }) => {
      const from = clockMinutes(open);
      const to = clockMinutes(close);
      if (from === undefined || to === undefined) return [];
      return [{ from, to: to > from ? to : MIDNIGHT, open, close }];
    })
    .toSorted((a, b) => a.from - b.from);
}

function specialDay(location: Location, day: string): SpecialHours | undefined {
  return location.special_hours.find(({ date }) => date === day);
}

function specialText(special: SpecialHours): string {
  return special.status === 'Open' ? openingTimes(special.start_hour, special.end_hour) : 'Closed';
}

function dayWords(day: string, ahead: number): string {
  if (ahead === 0) return '';
  return ahead === 1 ? ' tomorrow' : ` ${WEEKDAY_NAMES[weekdayOf(day)]}`;
}
