import type { Backend } from '../backend.ts';
import { Refused } from '../refused.ts';
import type { BackendApp } from '../routes/define-call.ts';
import { listValuations, VALUATION_STATES } from '../trade-in/list-valuations.ts';
import { periodStart, readPeriod } from './list-period.ts';
import { placeText, readPlace } from './list-choice.ts';
import { sessionOf } from './session-cookie.ts';
import { sessionTenants, showPage } from './show-page.ts';
import { VALUATIONS_PATH, valuationsPage } from './valuations-page.ts';

const ON_A_PAGE = 50;

/** The dealer's page of figures and accepted offers (spec F8). */
export function defineValuationsPage(app: BackendApp, backend: Backend): void {
  app.get(VALUATIONS_PATH, async (context) => {
    const session = await sessionOf(context, backend);
    if (!session) throw new Refused(404, "We can't find that address.");
    const { period: asked = '', state: wanted = '', before = '' } = context.req.query();
    const period = readPeriod(asked) ?? 'month';
    const state = VALUATION_STATES.find((each) => each === wanted) ?? 'sent';
    const now = backend.clock();
    const { time_zone: timeZone } = context.get('site').tenant.site;
    const from = periodStart(period, now, timeZone);
    const after = readPlace(before);
    const found = await listValuations(backend.store, {
      tenants: await sessionTenants(backend, session),
      state,
      ...(from !== undefined && { from }),
      ...(after && { after }),
      limit: ON_A_PAGE + 1,
    });
    const valuations = found.slice(0, ON_A_PAGE);
    const last = valuations.at(-1)?.valuation;
    const query = (more: Record<string, string>): string =>
      String(new URLSearchParams({ period, state, ...more }));
    const list = {
      valuations,
      ...(found.length > ON_A_PAGE &&
        last && { older: query({ before: placeText({ at: last.valuedAt, id: last.id }) }) }),
      ...(after && { newest: query({}) }),
    };
    const body = valuationsPage(list, { period, state }, { now, timeZone });
    return showPage(context, { title: 'Valuations', at: VALUATIONS_PATH, csrf: session.csrf, body });
  });
}
