import { AppointmentsQuestionSchema, AppointmentsSchema } from '../../api/list-appointments.ts';
import { LIST_APPOINTMENTS } from '../../api/routes.ts';
import { freeAppointments, type FreeDay } from '../../domain/lead/free-appointments.ts';
import { localTime } from '../../domain/location/local-time.ts';
import type { Location } from '../../domain/location/location.ts';
import type { Backend } from '../backend.ts';
import { bookedTimes } from '../store/booked-times.ts';
import type { Store } from '../store/store.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { defineCall, type BackendApp } from './define-call.ts';

/** The place that is asked for, or the dealer's first that is shown. */
export function placeOf({ tenant }: SiteRelease, slug: string | undefined): Location | undefined {
  const shown = tenant.locations.filter(({ visible }) => visible);
  return slug === undefined ? shown[0] : shown.find((location) => location.slug === slug);
}

/** The times that can still be booked at a place; `now` in milliseconds. */
export async function freeTimes(
  store: Store,
  { slug: tenant, tenant: { appointments } }: SiteRelease,
  place: Location,
  now: number,
): Promise<FreeDay[]> {
  const moment = new Date(now);
  const { day: from } = localTime(moment, place.time_zone);
  const booked = await bookedTimes(store, { tenant, location: place.slug, from });
  return freeAppointments(place, appointments, booked, moment);
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
      const days = await freeTimes(store, site, place, clock());
      return { location: place.slug, time_zone: place.time_zone, days };
    },
  );
}
