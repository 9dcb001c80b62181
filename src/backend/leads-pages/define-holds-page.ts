import { HOLD_ACTIONS } from '../../domain/checkout/hold-actions.ts';
import type { Backend } from '../backend.ts';
import { changeHold } from '../checkout-store/change-hold.ts';
import { listHolds } from '../checkout-store/find-holds.ts';
import { Refused } from '../refused.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { holdsPage } from './holds-page.ts';
import { menuOf } from './menu-of.ts';
import { PAGE_HEADERS, pageShell } from './page-shell.ts';
import { checkCsrf, sessionOf } from './session-cookie.ts';

/** The latest that are shown. */
const MOST = 200;
const MOST_FORM_BYTES = 4_096;
const TITLE = 'Reservations';

/** The dealer's page of reservations, and what can be done about one (spec F9). */
export function defineHoldsPage(app: BackendApp, backend: Backend): void {
  const { store, clock, sites } = backend;
  const tenantsOf = async ({ tenant }: { tenant: string | null }): Promise<string[]> =>
    tenant === null ? (await sites.all()).map(({ slug }) => slug) : [tenant];

  app.get('/_leads/holds', async (context) => {
    const session = await sessionOf(context, backend);
    if (!session) throw new Refused(404, 'There is no such address.');
    const { tenant } = context.get('site');
    const { site } = tenant;
    const holds = await listHolds(store, await tenantsOf(session), MOST);
    const { csrf } = session;
    const body = holdsPage(holds, { now: clock(), csrf, timeZone: site.time_zone });
    const page = { title: TITLE, dealer: site.name, at: '/_leads/holds', csrf, ...menuOf(tenant), body };
    return context.html(await pageShell(page), 200, PAGE_HEADERS);
  });

  app.post('/_leads/holds/:id/:action', limitBody(MOST_FORM_BYTES), async (context) => {
    const session = await sessionOf(context, backend);
    const action = HOLD_ACTIONS.find((each) => each === context.req.param('action'));
    if (!session || !action) throw new Refused(404, 'There is no such address.');
    const data = await context.req.formData().catch(() => {
      throw new Refused(400, 'The form could not be read.');
    });
    checkCsrf(context, session, String(data.get('csrf') ?? ''));
    const id = context.req.param('id') ?? '';
    const changed = await changeHold(store, await tenantsOf(session), id, action, clock());
    if (changed === 'unknown') throw new Refused(404, 'There is no such reservation.');
    if (changed === 'refused')
      throw new Refused(409, 'The reservation has changed meanwhile. Load the page again.');
    backend.payments.wake();
    backend.onLead();
    return context.redirect('/_leads/holds', 303);
  });
}
