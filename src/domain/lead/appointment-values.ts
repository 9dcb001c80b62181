import type { Lead } from './lead.ts';

/** The field of a form that holds a chosen time, `YYYY-MM-DDTHH:MM` by the clock of its place. */
export const APPOINTMENT_FIELD = 'appointment';
/** The time that the appointment had before its shopper moved or cancelled it. */
export const APPOINTMENT_BEFORE = 'appointment_before';

type Values = Lead['values'];

/** What became of an appointment of a lead: undefined for one that is as it was booked, and for a lead without one. */
export type ChangedAppointment = { before: string; now?: string };

/** The values of a lead whose appointment is at another time from now on; without a time it is cancelled (spec A6). */
export function changedValues(
  { [APPOINTMENT_FIELD]: before = '', ...values }: Values,
  time?: string,
): Values {
  return {
    ...values,
    [APPOINTMENT_BEFORE]: before,
    ...(time !== undefined && { [APPOINTMENT_FIELD]: time }),
  };
}

/** True if the appointment of a lead was cancelled (spec A6): it had a time, and has none. */
export function isCancelled(values: Values): boolean {
  const changed = changedAppointment(values);
  return changed !== undefined && changed.now === undefined;
}

/** What the values of a lead say of a change to its appointment. */
export function changedAppointment({
  [APPOINTMENT_BEFORE]: before,
  [APPOINTMENT_FIELD]: now,
}: Values): ChangedAppointment | undefined {
  return before === undefined ? undefined : { before, ...(now !== undefined && { now }) };
}
