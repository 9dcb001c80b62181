import type { Context } from 'hono';
import { GarageSchema } from '../../api/read-garage.ts';
import { GarageThingSchema, NewTimeSchema, ToCancelSchema } from '../../api/garage-actions.ts';
import { CANCEL_APPOINTMENT, MOVE_APPOINTMENT } from '../../api/routes.ts';
import type { Garage, GarageAppointment } from '../../domain/garage/garage.ts';
import { canChangeAppointment } from '../../domain/lead/can-change-appointment.ts';
import { takenTimeWords } from '../../domain/lead/taken-time-words.ts';
import type { Account } from '../account-store/accounts.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { Refused } from '../refused.ts';
import { timeRefusal } from '../routes/appointments-call.ts';
import { defineCall, type BackendApp } from '../routes/define-call.ts';
import { changeBooking } from '../store/change-booking.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { garageOf } from './garage-of.ts';
import { garageOwner } from './garage-owner.ts';

const TOO_LATE = "It's too close to your appointment to change it online. Please call the yard.";

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
  async function change(own: Own, time?: string): Promise<Garage> {
    const { account, site, appointment } = own;
    const { tenant, phone } = account;
    const { capacity } = site.tenant.appointments;
    const to = time === undefined ? undefined : { location: appointment.location, time, capacity };
    const lead = { lead: appointment.id, tenant, phone };
    const changed = await changeBooking(store, lead, to, clock());
    if (changed === 'gone') throw new Refused(404, "We can't find that appointment.");
    if (changed === 'booked_out')
      throw new Refused(409, (await refusalOf(own, time ?? '')) ?? takenTimeWords(time ?? '', []));
    onLead();
    return garageOf(store, account, site, clock());
  }
  async function refusalOf({ site, appointment }: Own, time: string): Promise<string | undefined> {
    const place = site.tenant.locations.find(({ slug }) => slug === appointment.location);
    return place ? timeRefusal(store, site, place, time, clock()) : takenTimeWords(time, []);
  }

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
      const refusal = await refusalOf(own, time);
      if (refusal !== undefined) throw new Refused(409, refusal);
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
