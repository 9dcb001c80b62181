import type { Lead } from '../../domain/lead/lead.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { APPOINTMENT_FIELD } from '../../domain/lead/appointment-values.ts';
import type { Booking } from '../store/book-time.ts';

/** The time that a lead books at a place of the dealer (spec F5); undefined for a lead that names no time or no place. */
export function bookingOf(
  { location, values }: Lead,
  { locations, appointments }: Tenant,
): Booking | undefined {
  const time = values[APPOINTMENT_FIELD];
  const place = locations.find(({ slug }) => slug === location);
  return time === undefined || !place
    ? undefined
    : { location: place.slug, time, capacity: appointments.capacity };
}
