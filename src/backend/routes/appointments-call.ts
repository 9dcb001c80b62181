import { AppointmentsQuestionSchema, AppointmentsSchema } from '../../api/list-appointments.ts';
import { LIST_APPOINTMENTS } from '../../api/routes.ts';
import { placeOfTime } from '../../domain/lead/answering-locations.ts';
import { freeAppointments, timeProblem, type FreeDay } from '../../domain/lead/free-appointments.ts';
import { isLeadFormId } from '../../domain/lead/lead-form-ids.ts';
import { takenTimeWords } from '../../domain/lead/taken-time-words.ts';
import { localTime } from '../../domain/location/local-time.ts';
import type { Location } from '../../domain/location/location.ts';
import type { Backend } from '../backend.ts';
import { bookedTimes } from '../store/booked-times.ts';
import type { Store } from '../store/store.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { defineCall, type BackendApp } from './define-call.ts';

const bookedAt = (store: Store, tenant: string, { slug: location, time_zone }: Location, now: number) =>
  bookedTimes(store, { tenant, location, from: localTime(new Date(now), time_zone).day });

/** The times that can still be booked at a place; `now` in milliseconds. */
export async function freeTimes(
  store: Store,
  { slug: tenant, tenant: { appointments } }: SiteRelease,
  place: Location,
  now: number,
): Promise<FreeDay[]> {
  return freeAppointments(place, appointments, await bookedAt(store, tenant, place, now), new Date(now));
}

/** Why a time (`YYYY-MM-DDTHH:MM`) cannot be booked at a place, with some that can (spec F5); undefined for one that can. */
export async function timeRefusal(
  store: Store,
  { slug: tenant, tenant: { appointments } }: SiteRelease,
  place: Location,
  time: string,
  now: number,
): Promise<string | undefined> {
  const booked = await bookedAt(store, tenant, place, now);
  const problem = timeProblem(time, place, appointments, booked, new Date(now));
  const free = freeAppointments(place, appointments, booked, new Date(now));
  return problem && takenTimeWords(time, free, problem);
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
    async ({ query: { location, car_id = '', form = '' } }, context) => {
      const site = context.get('site');
      const asked = { chosen: location, vehicle: site.vehicles.get(car_id)?.location_slug };
      const place = placeOfTime(isLeadFormId(form) ? form : 'test-drive', asked, site.tenant.locations);
      if (!place) return undefined;
      const { slug, name, time_zone, opening_hours: hours } = place;
      const days = await freeTimes(store, site, place, clock());
      return { location: slug, name, time_zone, days, ...(hours.length === 0 && { any_time: true }) };
    },
  );
}
