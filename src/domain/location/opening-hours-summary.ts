import type { HoursSettings } from './location-settings.ts';
import type { Location } from './location.ts';
import { weeklyHours } from './weekly-hours.ts';

/**
 * The days a place is open in one line: 'Mon–Fri 8:30am – 5:30pm, Saturday 9am – 4pm'; '' when none are known.
 * It says nothing of today, so that a footer reads the same on every day (spec L6).
 */
export function openingHoursSummary(location: Location, settings: HoursSettings): string {
  return weeklyHours(location, settings)
    .filter((row) => row.open)
    .map((row) => `${row.label} ${row.text}`)
    .join(', ');
}
