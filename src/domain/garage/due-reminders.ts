import { daysBetween } from '../calendar/days-between.ts';
import type { OwnedVehicle } from './owned-vehicle.ts';

/** What a shopper is reminded of. */
export const REMINDERS = ['service', 'rego'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** Days before the day on which a reminder is due. */
export const REMIND_DAYS = 14;

/** What is due of a vehicle, and on which day YYYY-MM-DD. */
export type DueReminder = { reminder: Reminder; on: string };

/** The words of what is due. */
export const REMINDER_WORDS = {
  service: 'Service due',
  rego: 'Rego expires',
} as const satisfies Record<Reminder, string>;

/** The dates of a vehicle that are due within two weeks of `today` (YYYY-MM-DD), the soonest first; nothing that has passed (spec A6). */
export function dueReminders(
  { removed, service_on, rego_on }: Pick<OwnedVehicle, 'removed' | 'service_on' | 'rego_on'>,
  today: string,
): DueReminder[] {
  if (removed) return [];
  return [
    { reminder: 'service' as const, on: service_on },
    { reminder: 'rego' as const, on: rego_on },
  ]
    .filter(({ on }) => {
      const days = daysBetween(today, on);
      return days >= 0 && days <= REMIND_DAYS;
    })
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}
