import { addDays } from '../calendar/add-days.ts';
import { daysBetween } from '../calendar/days-between.ts';
import { clockMinutes } from '../location/clock-time.ts';
import { isShutOn } from '../location/shut-days.ts';
import { localTime } from '../location/local-time.ts';
import { intervalsOn, shutDays, type PlaceHours } from '../location/opening-hours.ts';
import type { AppointmentSettings } from './appointment-settings.ts';

/** Days in order, YYYY-MM-DD, with times HH:MM by the clock of the place. */
export type FreeDay = { day: string; times: string[] };

const MINUTES_OF_DAY = 24 * 60;

const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** All starts of a day: one appointment after the other, each ending before the place closes. */
function startsOn(place: PlaceHours, day: string, length: number): number[] {
  return (intervalsOn(place, day) ?? []).flatMap(({ from, to }) =>
    Array.from({ length: Math.floor((to - from) / length) }, (_, n) => from + n * length),
  );
}

/**
 * The times that can be booked at a place from `now` on (spec F5, K8): within its opening hours, holidays left out, with the
 * notice the yard wants, and none that `booked` (`YYYY-MM-DDTHH:MM`, one for each booking) has as often as there is
 * capacity. Days without a free time are left out.
 */
export function freeAppointments(
  place: PlaceHours,
  settings: AppointmentSettings,
  booked: readonly string[],
  now: Date,
): FreeDay[] {
  const { day: today, minutes } = localTime(now, place.time_zone);
  const days = Array.from({ length: settings.days_ahead }, (_, ahead) => ({
    ahead,
    day: addDays(today, ahead),
  }));
  return days.flatMap(({ ahead, day }) => {
    const times = startsOn(place, day, settings.length_minutes)
      .filter((start) => ahead * MINUTES_OF_DAY + start >= minutes + settings.notice_minutes)
      .map(clockText)
      .filter((time) => !isBookedOut(booked, `${day}T${time}`, settings));
    return times.length === 0 ? [] : [{ day, times }];
  });
}

/** Why a time cannot be booked: it is too soon, too far ahead, the place is closed, it is no start of an appointment, or it is taken. */
export type TimeProblem = 'soon' | 'far' | 'closed' | 'between' | 'taken';

/**
 * Why a time (`YYYY-MM-DDTHH:MM` by the clock of the place) cannot be booked; undefined for one that `freeAppointments` has,
 * and for a place that does not say its hours, where any time may be asked for that is not taken.
 */
export function timeProblem(
  time: string,
  place: PlaceHours,
  settings: AppointmentSettings,
  booked: readonly string[],
  now: Date,
): TimeProblem | undefined {
  const day = time.slice(0, 10);
  const start = clockMinutes(time.slice(11)) ?? 0;
  const { day: today, minutes } = localTime(now, place.time_zone);
  const ahead = daysBetween(today, day);
  if (ahead * MINUTES_OF_DAY + start < minutes + settings.notice_minutes) return 'soon';
  if (ahead >= settings.days_ahead) return 'far';
  if (isShutOn(shutDays(place), day)) return 'closed';
  const intervals = intervalsOn(place, day) ?? [];
  if (intervals.length > 0 && !startsOn(place, day, settings.length_minutes).includes(start))
    return intervals.some(({ from, to }) => from <= start && start < to) ? 'between' : 'closed';
  return isBookedOut(booked, time, settings) ? 'taken' : undefined;
}

/** True if a time is taken by as many shoppers as the place has capacity for. */
function isBookedOut(
  booked: readonly string[],
  time: string,
  { capacity }: Pick<AppointmentSettings, 'capacity'>,
): boolean {
  return booked.filter((taken) => taken === time).length >= capacity;
}
