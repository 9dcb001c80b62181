import { localTime } from '../../domain/location/local-time.ts';
import { promotionClosed } from '../../domain/promotion/open-promotion.ts';
import type { Backend } from '../backend.ts';
import { DRAW_STATES, givenPrizes, listDraws } from '../promotion/list-draws.ts';
import { Refused } from '../refused.ts';
import type { BackendApp } from '../routes/define-call.ts';
import { DRAWS_PATH, drawsPage } from './draws-page.ts';
import { placeText, readPlace } from './list-choice.ts';
import { sessionOf } from './session-cookie.ts';
import { sessionTenants, showPage } from './show-page.ts';

const ON_A_PAGE = 100;

/** The dealer's page of draws (spec A6). */
export function defineDrawsPage(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;
  app.get(DRAWS_PATH, async (context) => {
    const session = await sessionOf(context, backend);
    if (!session) throw new Refused(404, "We can't find that address.");
    const { slug, tenant } = context.get('site');
    const { state: wanted = '', before = '' } = context.req.query();
    const state = DRAW_STATES.find((each) => each === wanted) ?? 'all';
    const after = readPlace(before);
    const found = await listDraws(store, {
      tenants: await sessionTenants(backend, session),
      state,
      ...(after && { after }),
      limit: ON_A_PAGE + 1,
    });
    const draws = found.slice(0, ON_A_PAGE);
    const last = draws.at(-1);
    const query = (more: Record<string, string>): string => String(new URLSearchParams({ state, ...more }));
    const list = {
      draws,
      ...(found.length > ON_A_PAGE &&
        last && { older: query({ before: placeText({ at: last.drawn_at, id: last.id }) }) }),
      ...(after && { newest: query({}) }),
    };
    const { spin_to_win: promotion, site } = tenant;
    const { day } = localTime(new Date(clock()), site.time_zone);
    const body = drawsPage(list, {
      state,
      timeZone: site.time_zone,
      promotion,
      closed: promotionClosed(tenant, day),
      given: promotion ? await givenPrizes(store, slug, promotion.id) : new Map(),
    });
    return showPage(context, { title: 'Draws', at: DRAWS_PATH, csrf: session.csrf, body });
  });
}
