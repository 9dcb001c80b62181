import { formatClockTime } from './clock-time.ts';
import type { HoursSettings } from './location-settings.ts';
import { locationTab } from './location-type.ts';
import type { Location, OpeningHour } from './location.ts';

/** What the usual week is read from. */
type PlaceWeek = Pick<Location, 'opening_hours' | 'location_type' | 'location_subtype'>;

/** A line of the usual week; `weekdays` holds the days it stands for, 0 Sunday to 6 Saturday. */
export type WeeklyRow = { label: string; text: string; weekdays: number[]; open: boolean };

export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
const MONDAY_TO_SUNDAY = [...MONDAY_TO_FRIDAY, 6, 0];

/**
 * The usual week from Monday to Sunday, Monday to Friday as one line when all five days read the same (spec L6).
 * Days the dealer says nothing about are left out.
 */
export function weeklyHours(place: PlaceWeek, settings: HoursSettings): WeeklyRow[] {
  const rows = MONDAY_TO_SUNDAY.flatMap((weekday) => dayRow(place, settings, weekday) ?? []);
  const weekdayRows = rows.filter((row) =>
    row.weekdays.every((weekday) => MONDAY_TO_FRIDAY.includes(weekday)),
  );
  const [monday] = weekdayRows;
  const allEqual =
    monday &&
    weekdayRows.length === MONDAY_TO_FRIDAY.length &&
    weekdayRows.every((row) => row.text === monday.text);
  if (!allEqual) return rows;
  return [
    { ...monday, label: 'Mon–Fri', weekdays: MONDAY_TO_FRIDAY },
    ...rows.slice(MONDAY_TO_FRIDAY.length),
  ];
}

/** Opening times as '8:30am – 5:30pm'; 'Open' when the times are not known. */
export function openingTimes(open: string | undefined, close: string | undefined): string {
  return open && close ? `${formatClockTime(open)} – ${formatClockTime(close)}` : 'Open';
}

/** The lines of one weekday that say it is open; a day with a lunch break has two. */
export function openLines(place: Pick<Location, 'opening_hours'>, weekday: number): OpeningHour[] {
  return place.opening_hours.filter((hour) => hour.weekday === weekday && hour.status === 'Open');
}

function dayRow(place: PlaceWeek, settings: HoursSettings, weekday: number): WeeklyRow | undefined {
  const label = WEEKDAY_NAMES[weekday];
  const isKnown = place.opening_hours.some((hour) => hour.weekday === weekday);
  if (label === undefined || !isKnown) return undefined;
  const lines = openLines(place, weekday);
  if (lines.length > 0) {
    const text = lines.map((line) => openingTimes(line.open, line.close)).join(', ');
    return { label, text, weekdays: [weekday], open: true };
  }
  const byAppointment = settings.by_appointment.includes(locationTab(place));
  return { label, text: byAppointment ? 'By appointment only' : 'Closed', weekdays: [weekday], open: false };
}
