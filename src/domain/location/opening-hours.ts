import { addDays } from '../calendar/add-days.ts';
import { clockMinutes, formatClockTime } from './clock-time.ts';
import { localTime, weekdayOf } from './local-time.ts';
import type { HoursSettings } from './location-settings.ts';
import type { Location, SpecialHours } from './location.ts';
import type { ShutDays } from './shut-days.ts';
import { openingTimes, openLines, weeklyHours, WEEKDAY_NAMES } from './weekly-hours.ts';

/** What opening hours are decided from: a place's week, its special days and its clock. */
export type PlaceHours = Pick<
  Location,
  'opening_hours' | 'special_hours' | 'time_zone' | 'location_type' | 'location_subtype'
>;
export type OpeningHoursRow = { label: string; text: string; isToday?: true };
/** Hours of a special day; `day` as YYYY-MM-DD, `label` the holiday's name or its weekday. */
export type SpecialHoursRow = OpeningHoursRow & { day: string };
/** `until` is a time ('5:30pm'); `opens` a time today, or with its day ('8:30am tomorrow', '9am Monday'). */
export type OpenNow = { open: true; until: string } | { open: false; opens: string };

/** How far ahead the next opening is looked for: past the longest run of holidays. */
const DAYS_AHEAD = 14;
const MIDNIGHT = 24 * 60;

/**
 * The usual week for a table, Monday first (spec L6). The row that covers today, in the place's own time zone, is
 * marked; none is on a day with special hours.
 */
export function weekRows(place: PlaceHours, settings: HoursSettings, now: Date): OpeningHoursRow[] {
  const { day, weekday } = localTime(now, place.time_zone);
  const special = specialDay(place, day);
  return weeklyHours(place, settings).map((row) => {
    const isToday = !special && row.weekdays.includes(weekday);
    return { label: row.label, text: row.text, ...(isToday && { isToday }) };
  });
}

/**
 * The line above the week: 'Today' with its hours and their reason on a day with special hours (spec L6), otherwise whether the place is
 * open and when that changes; undefined when the hours do not tell.
 */
export function nowRow(place: PlaceHours, now: Date): OpeningHoursRow | undefined {
  const special = specialDay(place, localTime(now, place.time_zone).day);
  if (special)
    return {
      label: 'Today',
      text: [specialText(special), special.name].filter(Boolean).join(', '),
      isToday: true,
    };
  const state = openNow(place, now);
  if (!state) return undefined;
  return state.open
    ? { label: 'Open now', text: `until ${state.until}` }
    : { label: 'Closed now', text: `opens ${state.opens}` };
}

/** The holidays from today on, soonest first, for the holiday-hours dialog (spec L4, L6). */
export function specialHoursRows(place: PlaceHours, now: Date): SpecialHoursRow[] {
  const { day: today } = localTime(now, place.time_zone);
  return place.special_hours
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map((special) => ({
      label: special.name || (WEEKDAY_NAMES[weekdayOf(special.date)] ?? ''),
      day: special.date,
      text: specialText(special),
      ...(special.date === today && { isToday: true }),
    }));
}

/**
 * True if the place is open at `now` by its own clock, and when that changes next; undefined when the hours do not
 * tell, as on a day that is 'Open' without times.
 */
export function openNow(place: PlaceHours, now: Date): OpenNow | undefined {
  const { day, minutes } = localTime(now, place.time_zone);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const date = addDays(day, ahead);
    const intervals = intervalsOn(place, date);
    if (!intervals) return undefined;
    const current = intervals.find(({ from, to }) => ahead === 0 && from <= minutes && minutes < to);
    if (current) return { open: true, until: formatClockTime(current.close) };
    const next = intervals.find(({ from }) => ahead > 0 || from > minutes);
    if (next) return { open: false, opens: `${formatClockTime(next.open)}${dayWords(date, ahead)}` };
  }
  return undefined;
}

/** Minutes since midnight; `open` and `close` as the dealer wrote them. */
export type OpenInterval = { from: number; to: number; open: string; close: string };

/** When the place is open on a day, earliest first; undefined when it is open at times it does not give. */
export function intervalsOn(place: PlaceHours, day: string): OpenInterval[] | undefined {
  const special = specialDay(place, day);
  const lines = special
    ? special.status === 'Open'
      ? [{ open: special.start_hour, close: special.end_hour }]
      : []
    : openLines(place, weekdayOf(day));
  const intervals: OpenInterval[] = [];
  for (const { open = '', close = '' } of lines) {
    const from = clockMinutes(open);
    const to = clockMinutes(close);
    if (from === undefined || to === undefined) return undefined;
    intervals.push({ from, to: to > from ? to : MIDNIGHT, open, close });
  }
  return intervals.toSorted((a, b) => a.from - b.from);
}

function specialDay(place: PlaceHours, day: string): SpecialHours | undefined {
  return place.special_hours.find(({ date }) => date === day);
}

function specialText(special: SpecialHours): string {
  return special.status === 'Open' ? openingTimes(special.start_hour, special.end_hour) : 'Closed';
}

function dayWords(day: string, ahead: number): string {
  if (ahead === 0) return '';
  return ahead === 1 ? ' tomorrow' : ` ${WEEKDAY_NAMES[weekdayOf(day)]}`;
}

/** A week without special days; 2023 began on a Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => `2023-01-0${day}`);

/** When a place is shut all day; never where its hours do not tell. */
export function shutDays(place: PlaceHours): ShutDays {
  const usual = { ...place, special_hours: [] };
  const isShut = (of: PlaceHours, day: string): boolean => intervalsOn(of, day)?.length === 0;
  return {
    weekdays: place.opening_hours.length === 0 ? [] : WEEK.filter((day) => isShut(usual, day)).map(weekdayOf),
    days: Object.fromEntries(place.special_hours.map(({ date }) => [date, isShut(place, date)])),
  };
}
