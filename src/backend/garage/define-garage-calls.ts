import { GarageSchema } from '../../api/read-garage.ts';
import { GarageThingSchema, ToStopSchema } from '../../api/garage-actions.ts';
import { READ_GARAGE, SAVE_VEHICLES, STOP_SEARCH } from '../../api/routes.ts';
import { VehiclesToSaveSchema } from '../../api/owned-vehicle.ts';
import { MAX_OWNED } from '../../domain/garage/owned-vehicle.ts';
import { ownedProblems } from '../../domain/garage/validate-owned.ts';
import type { Backend } from '../backend.ts';
import { leadDealer } from '../destinations/lead-dealer.ts';
import { takeVehicles } from '../garage-store/owned-vehicles.ts';
import { Refused } from '../refused.ts';
import { defineCall, type BackendApp } from '../routes/define-call.ts';
import { stopAccountSearch } from '../saved-search-store/stop-searches.ts';
import { askOwners } from './ask-owners.ts';
import { defineAppointmentCalls } from './define-appointment-calls.ts';
import { garageOf } from './garage-of.ts';
import { garageOwner } from './garage-owner.ts';

/** The garage of the signed-in shopper, and what is done in it (spec A6). */
export function defineGarageCalls(app: BackendApp, backend: Backend): void {
  const { store, clock, onLead } = backend;
  defineAppointmentCalls(app, backend);
  defineCall(
    app,
    backend,
    {
      call: READ_GARAGE,
      summary: 'What the signed-in shopper has at this dealer.',
      answer: GarageSchema,
    },
    async (_, context) => garageOf(store, await garageOwner(context, backend), context.get('site'), clock()),
  );
  defineCall(
    app,
    backend,
    {
      call: SAVE_VEHICLES,
      summary: "Merges what a device keeps of the shopper's own vehicles.",
      body: VehiclesToSaveSchema,
      answer: GarageSchema,
    },
    async ({ body: { vehicles } }, context) => {
      const account = await garageOwner(context, backend);
      const site = context.get('site');
      const now = clock();
      const year = new Date(now).getUTCFullYear();
      const [problem] = vehicles.flatMap((vehicle) => ownedProblems(vehicle, year));
      if (problem) throw new Refused(422, problem.message);
      const { reminder_consent: wording } = site.tenant.garage;
      if (!(await takeVehicles(store, account, vehicles, { wording, now })))
        throw new Refused(409, `You can keep up to ${MAX_OWNED} vehicles in your garage. Remove one first.`);
      const dealer = leadDealer(site.tenant);
      if (dealer && (await askOwners(store, dealer, now, account.id)) > 0) onLead();
      return garageOf(store, account, site, now);
    },
  );
  defineCall(
    app,
    backend,
    {
      call: STOP_SEARCH,
      summary: 'Stops the emails about one search of the signed-in shopper.',
      params: GarageThingSchema,
      body: ToStopSchema,
      answer: GarageSchema,
    },
    async ({ params }, context) => {
      const account = await garageOwner(context, backend);
      const isStopped = await stopAccountSearch(store, { accountId: account.id, search: params.id }, clock());
      return isStopped ? garageOf(store, account, context.get('site'), clock()) : undefined;
    },
  );
}
