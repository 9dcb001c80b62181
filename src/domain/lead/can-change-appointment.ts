import { daysBetween } from '../calendar/days-between.ts';
import { clockMinutes } from '../location/clock-time.ts';
import { localTime } from '../location/local-time.ts';
import type { AppointmentSettings } from './appointment-settings.ts';

const MINUTES_OF_DAY = 24 * 60;

/**
 * True if a shopper may still move or cancel an appointment at `now` (spec A6): until the notice that the yard wants for a
 * booking. `time` is `YYYY-MM-DDTHH:MM` by the clock of its place, as in `freeAppointments`.
 */
export function canChangeAppointment(
  { time, time_zone }: { time: string; time_zone: string },
  { notice_minutes }: Pick<AppointmentSettings, 'notice_minutes'>,
  now: Date,
): boolean {
  const { day, minutes } = localTime(now, time_zone);
  const start = clockMinutes(time.slice(11)) ?? Number.NaN;
  return daysBetween(day, time.slice(0, 10)) * MINUTES_OF_DAY + start >= minutes + notice_minutes;
}
