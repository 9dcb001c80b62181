import { GarageSchema, GarageThingSchema, ToStopSchema } from '../../calls/read-garage.schema.ts';
import { READ_GARAGE } from '../../calls/read-garage.ts';
import { STOP_SEARCH } from '../../calls/garage-actions.ts';
import type { Backend } from '../backend.ts';
import { defineCall, type BackendApp } from '../routes/define-call.ts';
import { stopAccountSearch } from '../saved-search-store/stop-searches.ts';
import { defineAppointmentCalls } from './define-appointment-calls.ts';
import { garageOf } from './garage-of.ts';
import { garageOwner } from './garage-owner.ts';

/** The garage of whoever is signed in, and what is done in it (spec A6). */
export function defineGarageCalls(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;
  defineAppointmentCalls(app, backend);
  defineCall(
    app,
    backend,
    {
      call: READ_GARAGE,
      summary: 'What whoever is signed in has at this dealer.',
      answer: GarageSchema,
    },
    async (_, context) => garageOf(store, await garageOwner(context, backend), context.get('site'), clock()),
  );
  defineCall(
    app,
    backend,
    {
      call: STOP_SEARCH,
      summary: 'Stops the letters of one search of whoever is signed in.',
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
