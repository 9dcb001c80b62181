import type { Context } from 'hono';
import { GarageSchema } from '../../api/read-garage.ts';
import { GarageThingSchema, NewTimeSchema, ToCancelSchema } from '../../api/garage-actions.ts';
import { CANCEL_APPOINTMENT, MOVE_APPOINTMENT } from '../../api/routes.ts';
import type { Garage, GarageAppointment } from '../../domain/garage/garage.ts';
import { canChangeAppointment } from '../../domain/lead/can-change-appointment.ts';
import type { FreeDay } from '../../domain/lead/free-appointments.ts';
import { takenTimeWords } from '../../domain/lead/taken-time-words.ts';
import type { Account } from '../account-store/accounts.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { Refused } from '../refused.ts';
import { freeTimes } from '../routes/appointments-call.ts';
import { defineCall, type BackendApp } from '../routes/define-call.ts';
import { changeBooking } from '../store/change-booking.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { garageOf } from './garage-of.ts';
import { garageOwner } from './garage-owner.ts';

const TOO_LATE = "It's too close to your appointment to change it online. Please call the yard.";

const hasTime = (days: readonly FreeDay[], time: string): boolean =>
  days.some(({ day, times }) => times.some((each) => `${day}T${each}` === time));

/** Moving and cancelling an appointment, by the person who booked it, until the notice that the yard wants (spec A6). */
export function defineAppointmentCalls(app: BackendApp, backend: Backend): void {
  const { store, clock, onLead } = backend;

  type Own = { account: Account; site: SiteRelease; garage: Garage; appointment: GarageAppointment };
  /** An appointment that may be changed now. Throws Refused: 404 for one of someone else, 409 where it is too late. */
  async function changeable(context: Context<BackendEnv>, id: string): Promise<Own> {
    const account = await garageOwner(context, backend);
    const site = context.get('site');
    const garage = await garageOf(store, account, site, clock());
    const appointment = garage.appointments.find((each) => each.id === id);
    if (!appointment) throw new Refused(404, "We can't find that appointment.");
    if (!canChangeAppointment(appointment, site.tenant.appointments, new Date(clock())))
      throw new Refused(409, TOO_LATE);
    return { account, site, garage, appointment };
  }
  async function change({ account, site, appointment }: Own, time?: string): Promise<Garage> {
    const { tenant, phone } = account;
    const { capacity } = site.tenant.appointments;
    const to = time === undefined ? undefined : { location: appointment.location, time, capacity };
    const own = { lead: appointment.id, tenant, phone };
    const changed = await changeBooking(store, own, to, clock());
    if (changed === 'gone') throw new Refused(404, "We can't find that appointment.");
    if (changed === 'booked_out') throw await taken(site, appointment, time ?? '');
    onLead();
    return garageOf(store, account, site, clock());
  }
  const freeFor = (site: SiteRelease, { location }: GarageAppointment): Promise<FreeDay[]> => {
    const place = site.tenant.locations.find(({ slug }) => slug === location);
    return place ? freeTimes(store, site, place, clock()) : Promise.resolve([]);
  };
  const taken = async (site: SiteRelease, appointment: GarageAppointment, time: string): Promise<Refused> =>
    new Refused(409, takenTimeWords(time, await freeFor(site, appointment)));

  defineCall(
    app,
    backend,
    {
      call: MOVE_APPOINTMENT,
      summary: 'Moves an appointment of the signed-in shopper to a time that can be booked.',
      params: GarageThingSchema,
      body: NewTimeSchema,
      answer: GarageSchema,
    },
    async ({ params, body: { time } }, context) => {
      const own = await changeable(context, params.id);
      if (!hasTime(await freeFor(own.site, own.appointment), time))
        throw await taken(own.site, own.appointment, time);
      return change(own, time);
    },
  );
  defineCall(
    app,
    backend,
    {
      call: CANCEL_APPOINTMENT,
      summary: 'Cancels an appointment of the signed-in shopper; its time is free then.',
      params: GarageThingSchema,
      body: ToCancelSchema,
      answer: GarageSchema,
    },
    async ({ params }, context) => change(await changeable(context, params.id)),
  );
}
