import { RESERVATION_ACTIONS } from '../../domain/checkout/reservation-actions.ts';
import { yardZone } from '../../domain/location/yard-clock.ts';
import type { Backend } from '../backend.ts';
import { changeReservation } from '../checkout-store/change-reservation.ts';
import { listReservations } from '../checkout-store/find-reservations.ts';
import { Refused } from '../refused.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { reservationsPage } from './reservations-page.ts';
import { sessionOf } from './session-cookie.ts';
import { sessionForm } from './sent-form.ts';
import { sessionTenants, showPage } from './show-page.ts';

/** The latest that are shown. */
const MAX = 200;
const MAX_FORM_BYTES = 4_096;

/** The dealer's page of reservations, and what can be done about one (spec F9). */
export function defineReservationsPage(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;

  app.get('/_leads/holds', async (context) => {
    const session = await sessionOf(context, backend);
    if (!session) throw new Refused(404, "We can't find that address.");
    const { tenant } = context.get('site');
    const reservations = await listReservations(store, await sessionTenants(backend, session), MAX);
    const { csrf } = session;
    const body = reservationsPage(reservations, {
      now: clock(),
      csrf,
      zoneOf: (location) => yardZone(tenant, location),
    });
    return showPage(context, { title: 'Reservations', at: '/_leads/holds', csrf, body });
  });

  app.post('/_leads/holds/:id/:action', limitBody(MAX_FORM_BYTES), async (context) => {
    const session = await sessionOf(context, backend);
    const action = RESERVATION_ACTIONS.find((each) => each === context.req.param('action'));
    if (!session || !action) throw new Refused(404, "We can't find that address.");
    await sessionForm(context, session);
    const id = context.req.param('id') ?? '';
    const changed = await changeReservation(
      store,
      await sessionTenants(backend, session),
      id,
      action,
      clock(),
    );
    if (changed === 'unknown') throw new Refused(404, "We can't find that reservation.");
    if (changed === 'refused')
      throw new Refused(409, 'This reservation has changed. Please reload the page.');
    backend.payments.wake();
    backend.onLead();
    return context.redirect('/_leads/holds', 303);
  });
}
