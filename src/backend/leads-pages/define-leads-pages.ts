import type { Context } from 'hono';
import { localTime } from '../../domain/location/local-time.ts';
import { withoutInvisible } from '../../domain/text/invisible.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { subscriberOf } from '../guard/quotas.ts';
import { Refused, tooMany } from '../refused.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { findAccessToken } from '../store/access-tokens.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import { leadsWithAppointments } from '../store/leads-with-appointments.ts';
import { listLeads, unheardLeads } from '../store/list-leads.ts';
import { markAnswered, markOpened } from '../store/mark-lead.ts';
import { resend } from '../store/resend-lead.ts';
import { closeSession, openSession, type Session } from '../store/sessions.ts';
import { DELIVERY_STATES } from '../store/tables.ts';
import { answerFile } from './answer-file.ts';
import { appointmentsPage } from './appointments-page.ts';
import { leadList } from './lead-list.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { yardZone, zoneWords } from '../../domain/location/yard-clock.ts';
import { periodStart, readPeriod } from './list-period.ts';
import { placeText, readPlace } from './list-choice.ts';
import { placeOf } from './place-of.ts';
import { sentForm, sessionForm } from './sent-form.ts';
import { sessionTenants, showPage } from './show-page.ts';
import { showLead } from './show-lead.ts';
import { linkedPage, signInPage } from './sign-in-page.ts';
import { clearSession, sessionId, sessionOf, setSession } from './session-cookie.ts';

const DAY = 86_400_000;
const ON_A_PAGE = 50;
/** The longest that a time is booked ahead: as long a cancelled one is of interest. */
const CANCELLED_DAYS = 60;
const MAX_FORM_BYTES = 4_096;
/** A whole id is 36 long. */
const MAX_REFERENCE = 40;
/** A person who mistypes a token, not a program that tries many. */
const SIGN_INS = { burst: 10, refill_seconds: 60 };

const gone = (): Refused => new Refused(404, "We can't find that address.");

/** The dealer's pages for leads: HTML that needs no JavaScript, for anyone who has exchanged an access token for a session. */
export function defineLeadsPages(app: BackendApp, backend: Backend): void {
  const { store, clock, sites, takeToken } = backend;

  const signIn = (context: Context<BackendEnv>, wrong = false, back?: string): Promise<Response> =>
    showPage(context, { title: 'Sign in to leads', body: signInPage(wrong, back) }, wrong ? 401 : 200);
  /** What an email links to, for who is not signed in: the same whether or not there is such a lead. */
  const signInFirst = (context: Context<BackendEnv>): Promise<Response> =>
    showPage(
      context,
      { title: 'Sign in to leads', body: signInPage(false, linkedPage(context.req.path)) },
      404,
    );
  const scope = (session: Session): Promise<string[]> => sessionTenants(backend, session);
  const dealerNames = async (): Promise<Map<string, string>> =>
    new Map((await sites.all()).map(({ slug, tenant }) => [slug, tenant.site.name]));
  const timeZone = (context: Context<BackendEnv>): string => context.get('site').tenant.site.time_zone;

  /** The session of a form that changes something. */
  async function changing(context: Context<BackendEnv>): Promise<Session> {
    const session = await sessionOf(context, backend);
    if (!session) throw gone();
    await sessionForm(context, session);
    return session;
  }

  app.get('/_leads', async (context) => {
    const session = await sessionOf(context, backend);
    if (!session) return signIn(context);
    const {
      period: asked = '',
      state = '',
      category = '',
      before = '',
      reference: typed = '',
    } = context.req.query();
    const reference = typed.trim().slice(0, MAX_REFERENCE);
    const period = readPeriod(asked) ?? 'today';
    const known = DELIVERY_STATES.find((each) => each === state);
    const chosen = { period, state: known ?? '', category, reference };
    const now = clock();
    // A reference names one lead, however old.
    const from = reference === '' ? periodStart(period, now, timeZone(context)) : undefined;
    const after = readPlace(before);
    const found = await listLeads(store, {
      tenants: await scope(session),
      ...(from !== undefined && { from }),
      ...(known && { state: known }),
      ...(category && { category }),
      ...(reference && { reference }),
      ...(after && { after: { received_at: after.at, id: after.id } }),
      limit: ON_A_PAGE + 1,
    });
    const leads = found.slice(0, ON_A_PAGE);
    const unheard = after || reference ? [] : await unheardLeads(store, await scope(session), now);
    const last = leads.at(-1);
    const query = (more: Record<string, string>): string =>
      String(new URLSearchParams({ ...chosen, ...more }));
    const page = {
      leads,
      unheard,
      ...(found.length > ON_A_PAGE &&
        last && {
          older: query({ before: placeText({ at: last.received_at, id: last.lead.id }) }),
        }),
      ...(after && { newest: query({}) }),
    };
    return showPage(context, {
      title: 'Leads',
      at: '/_leads',
      csrf: session.csrf,
      body: leadList(page, chosen, now, session.tenant === null ? await dealerNames() : undefined),
    });
  });

  app.post('/_leads/sign-in', limitBody(MAX_FORM_BYTES), async (context) => {
    const seconds = takeToken(`sign-in ${subscriberOf(context.get('client').address)}`, SIGN_INS);
    if (seconds !== undefined) throw tooMany(seconds);
    const form = await sentForm(context);
    const back = linkedPage(form.text('back'));
    const token = await findAccessToken(store, withoutInvisible(form.text('token')).trim());
    if (!token || (token.tenant !== null && token.tenant !== context.get('site').slug)) {
      context.set('security', 'sign-in refused');
      return signIn(context, true, back);
    }
    context.set('security', 'signed in');
    await closeSession(store, sessionId(context));
    setSession(context, await openSession(store, token.id, clock()));
    // A file is opened from the page of its lead: a download alone would leave the form on the screen.
    return context.redirect(back?.replace(/\/files\/.*/, '') ?? '/_leads', 303);
  });

  app.post('/_leads/sign-out', limitBody(MAX_FORM_BYTES), async (context) => {
    await changing(context);
    await closeSession(store, sessionId(context));
    clearSession(context);
    context.set('security', 'signed out');
    // Pages that the browser holds ready for its back button too.
    context.header('clear-site-data', '"cache"');
    return context.redirect('/_leads', 303);
  });

  app.get('/_leads/lead/:id', async (context) => {
    const session = await sessionOf(context, backend);
    if (!session) return signInFirst(context);
    const found = await leadWithHistory(store, await scope(session), context.req.param('id'));
    if (!found) throw gone();
    return showLead(context, session.csrf, found);
  });

  app.get('/_leads/lead/:id/files/:key', async (context) => {
    const session = await sessionOf(context, backend);
    const { id, key } = context.req.param();
    if (!session) return signInFirst(context);
    const found = await leadWithHistory(store, await scope(session), id);
    const file = found?.lead.files.find((each) => each.key === key);
    if (!file) throw gone();
    const bytes = await backend.files.read(key).catch(() => {
      throw new Refused(404, "This file isn't available on this server.");
    });
    return answerFile(context, file, bytes);
  });

  app.post('/_leads/lead/:id/:action{opened|answered|resend}', limitBody(MAX_FORM_BYTES), async (context) => {
    const session = await changing(context);
    const { id, action } = context.req.param();
    const tenants = await scope(session);
    const mark = action === 'opened' ? markOpened : markAnswered;
    const isDone =
      action === 'resend'
        ? (await resend(store, tenants, id, 'all', clock())) !== undefined
        : await mark(store, tenants, id, clock());
    if (!isDone) throw gone();
    if (action === 'resend') backend.onLead();
    return context.redirect(`/_leads/lead/${encodeURIComponent(id)}`, 303);
  });

  app.get('/_leads/appointments', async (context) => {
    const session = await sessionOf(context, backend);
    if (!session) throw gone();
    const tenants = await scope(session);
    const { day: today } = localTime(new Date(clock()), timeZone(context));
    const leads = await leadsWithAppointments(store, tenants, {
      from: today,
      cancelledSince: clock() - CANCELLED_DAYS * DAY,
    });
    const { tenant } = context.get('site');
    const zones = new Set([tenant.site.time_zone, ...tenant.locations.map((each) => each.time_zone)]);
    // One clock for all yards needs no name.
    const whereOf = (lead: Lead): string =>
      [placeOf(context.get('site'), lead), zones.size > 1 && zoneWords(yardZone(tenant, lead.location))]
        .filter(Boolean)
        .join(', ');
    const body = appointmentsPage(leads, today, whereOf);
    return showPage(context, { title: 'Appointments', at: '/_leads/appointments', csrf: session.csrf, body });
  });
}
