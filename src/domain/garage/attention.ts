import { localTime } from '../location/local-time.ts';
import { dueReminders, type Reminder } from './due-reminders.ts';
import type { GarageAppointment, GarageReservation, Garage } from './garage.ts';
import type { OwnedVehicle } from './owned-vehicle.ts';

/** Something of a garage that someone has to think of; `at` is when, YYYY-MM-DDTHH:MM by the clock of its place. */
export type Attention = { at: string } & (
  | { kind: 'appointment'; appointment: GarageAppointment }
  | { kind: 'reservation'; reservation: GarageReservation }
  | { kind: 'reminder'; vehicle: OwnedVehicle; reminder: Reminder }
);

/** A moment as a clock in the zone shows it, YYYY-MM-DDTHH:MM: such texts are in order as the moments are. */
function clockText(moment: Date, timeZone: string): string {
  const { day, minutes } = localTime(moment, timeZone);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${day}T${hour}:${minute}`;
}

/** Whether an appointment is still to come at `now`. */
export const isToCome = (
  { time, time_zone }: Pick<GarageAppointment, 'time' | 'time_zone'>,
  now: Date,
): boolean => time >= clockText(now, time_zone);

/** Whether a reservation goes on at `now`, anyone who has kept it since it was read. */
export const isGoingOn = ({ state, until }: Pick<GarageReservation, 'state' | 'until'>, now: Date): boolean =>
  state !== 'ended' && Date.parse(until) > now.getTime();

/**
 * What needs someone's attention first (spec A6): the next appointment, every reservation that goes on and what is due
 * of own vehicles, the soonest first. `timeZone` is the dealer's.
 */
export function attention(
  { appointments, reservations, vehicles }: Pick<Garage, 'appointments' | 'reservations' | 'vehicles'>,
  now: Date,
  timeZone: string,
): Attention[] {
  const toCome = appointments
    .filter((appointment) => isToCome(appointment, now))
    .toSorted((a, b) => (a.time < b.time ? -1 : 1));
  return [
    ...toCome
      .slice(0, 1)
      .map((appointment): Attention => ({ kind: 'appointment', at: appointment.time, appointment })),
    ...reservations
      .filter((reservation) => isGoingOn(reservation, now))
      .map((reservation): Attention => ({
        kind: 'reservation',
        at: clockText(new Date(reservation.until), timeZone),
        reservation,
      })),
    ...vehicles.flatMap((vehicle) =>
      dueReminders(vehicle, localTime(now, timeZone).day).map(({ reminder, on }): Attention => ({
        kind: 'reminder',
        at: `${on}T00:00`,
        vehicle,
        reminder,
      })),
    ),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
