import { clockText, localTime } from '../location/local-time.ts';
import { dueReminders, type Reminder } from './due-reminders.ts';
import type { GarageAppointment, GarageReservation, Garage } from './garage.ts';
import type { OwnedVehicle } from './owned-vehicle.ts';

/** Something of a garage that someone has to think of; `at` is when, YYYY-MM-DDTHH:MM by the clock of its zone. */
export type Attention = { at: string; timeZone: string } & (
  | { kind: 'appointment'; appointment: GarageAppointment }
  | { kind: 'reservation'; reservation: GarageReservation }
  | { kind: 'reminder'; vehicle: OwnedVehicle; reminder: Reminder }
);

/** True if an appointment is still to come at `now`. */
export const isToCome = (
  { time, time_zone }: Pick<GarageAppointment, 'time' | 'time_zone'>,
  now: Date,
): boolean => time >= clockText(now, time_zone);

/** True if a reservation goes on at `now`, anyone who has kept it since it was read. */
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
    ...toCome.slice(0, 1).map((appointment): Attention => ({
      kind: 'appointment',
      at: appointment.time,
      timeZone: appointment.time_zone,
      appointment,
    })),
    ...reservations
      .filter((reservation) => isGoingOn(reservation, now))
      .map((reservation): Attention => {
        const { until, time_zone: zone = timeZone } = reservation;
        return { kind: 'reservation', at: clockText(new Date(until), zone), timeZone: zone, reservation };
      }),
    ...vehicles.flatMap((vehicle) =>
      dueReminders(vehicle, localTime(now, timeZone).day).map(({ reminder, on }): Attention => ({
        kind: 'reminder',
        at: `${on}T00:00`,
        timeZone,
        vehicle,
        reminder,
      })),
    ),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
