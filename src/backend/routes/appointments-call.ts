import { AppointmentsQuestionSchema, AppointmentsSchema } from '../../calls/list-appointments.schema.ts';
import { LIST_APPOINTMENTS } from '../../calls/list-appointments.ts';
import { freeAppointments } from '../../domain/lead/free-appointments.ts';
import type { Location } from '../../domain/location/location.ts';
import type { Backend } from '../backend.ts';
import { listLeads } from '../store/list-leads.ts';
import type { Store } from '../store/store.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { defineCall, type BackendApp } from './define-call.ts';

const DAY_MS = 86_400_000;
/** More than a yard can have in the days it offers. */
const MOST_BOOKINGS = 2_000;
/** The field of the test drive form that holds a chosen time. */
export const APPOINTMENT_FIELD = 'appointment';

/** The place that is asked for, or the dealer's first that is shown. */
export function placeOf({ tenant }: SiteRelease, slug: string | undefined): Location | undefined {
  const shown = tenant.locations.filter(({ visible }) => visible);
  return slug === undefined ? shown[0] : shown.find((location) => location.slug === slug);
}

/** The times that shoppers have booked at a place, `YYYY-MM-DDTHH:MM`; a booking is a lead with a time. */
export async function bookedTimes(
  store: Store,
  site: SiteRelease,
  place: Location,
  now: number,
): Promise<string[]> {
  // A time is chosen at most so many days ahead.
  const from = now - (site.tenant.appointments.days_ahead + 1) * DAY_MS;
  const filter = { tenants: [site.slug], location: place.slug, from, limit: MOST_BOOKINGS };
  const leads = await listLeads(store, filter);
  return leads.flatMap(({ lead }) => lead.values[APPOINTMENT_FIELD] ?? []);
}

/** The call for the times that can still be booked (spec F5, K8). */
export function defineAppointmentsCall(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;
  defineCall(
    app,
    backend,
    {
      call: LIST_APPOINTMENTS,
      summary: 'The times that can still be booked for a test drive.',
      query: AppointmentsQuestionSchema,
      answer: AppointmentsSchema,
      notFound: 'The dealer has no location of this name.',
    },
    async ({ query: { location, car_id = '' } }, context) => {
      const site = context.get('site');
      // A vehicle may be at a place that is not shown.
      const ofVehicle = location === undefined && placeOf(site, site.vehicles.get(car_id)?.location_slug);
      const place = ofVehicle || placeOf(site, location);
      if (!place) return undefined;
      const now = clock();
      const booked = await bookedTimes(store, site, place, now);
      const days = freeAppointments(place, site.tenant.appointments, booked, new Date(now));
      return { location: place.slug, time_zone: place.time_zone, days };
    },
  );
}
