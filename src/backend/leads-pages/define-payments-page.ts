import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { onlinePaymentOf } from '../../domain/payment/online-payment.ts';
import type { OnlinePaymentSettings } from '../../domain/payment/online-payment-settings.ts';
import { REQUEST_ACTIONS } from '../../domain/payment/payment-request.ts';
import {
  readPaymentRequest,
  REQUEST_FIELDS,
  type RequestField,
} from '../../domain/payment/read-payment-request.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { askPayment } from '../checkout-store/ask-payment.ts';
import { changeRequest } from '../checkout-store/change-request.ts';
import { listRequests } from '../checkout-store/payment-requests.ts';
import { Refused } from '../refused.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import type { Session } from '../store/sessions.ts';
import { paymentsPage, type AskForm } from './payments-page.ts';
import { sessionForm } from './sent-form.ts';
import { sessionOf } from './session-cookie.ts';
import { showPage } from './show-page.ts';

const PATH = '/_leads/payments';
const MAX = 200;
const MAX_FORM_BYTES = 8_192;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const gone = (): Refused => new Refused(404, "We can't find that address.");

/** The dealer's page of payments that are asked for, and what can be done about one (spec A6). */
export function definePaymentsPage(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;

  /** Who asks. Throws Refused (404) for a visitor, and where nobody is asked for payments online. */
  async function dealerOf(
    context: Context<BackendEnv>,
  ): Promise<{ session: Session; settings: OnlinePaymentSettings }> {
    const session = await sessionOf(context, backend);
    const settings = onlinePaymentOf(context.get('site').tenant);
    if (!session || !settings) throw gone();
    return { session, settings };
  }

  /** A form without answers, or with those of a lead of this dealer. */
  async function emptyForm(context: Context<BackendEnv>, { days }: OnlinePaymentSettings): Promise<AskForm> {
    const id = context.req.query('lead') ?? '';
    const found = id === '' ? undefined : await leadWithHistory(store, [context.get('site').slug], id);
    const { first_name, last_name, email, phone } = found?.lead.person ?? {};
    const typed = {
      purpose: found?.lead.vehicle?.name ?? '',
      amount: '',
      days: String(days),
      name: [first_name, last_name].filter(Boolean).join(' '),
      email: email ?? '',
      phone: phone ?? '',
    };
    return { id: randomUUID(), lead: found?.lead.id ?? '', typed, problems: {} };
  }

  async function show(
    context: Context<BackendEnv>,
    { csrf }: Session,
    form: AskForm,
    status: 200 | 422 = 200,
  ): Promise<Response> {
    const { slug, tenant } = context.get('site');
    const requests = await listRequests(store, { tenants: [slug], limit: MAX });
    const body = paymentsPage(requests, form, { now: clock(), csrf, timeZone: tenant.site.time_zone });
    return showPage(context, { title: 'Payments', at: PATH, csrf, body }, status);
  }

  app.get(PATH, async (context) => {
    const { session, settings } = await dealerOf(context);
    return show(context, session, await emptyForm(context, settings));
  });

  app.post(PATH, limitBody(MAX_FORM_BYTES), async (context) => {
    const { session, settings } = await dealerOf(context);
    const { text: value } = await sessionForm(context, session);
    const tenant = context.get('site').slug;
    const typed = Object.fromEntries(REQUEST_FIELDS.map((name) => [name, value(name)])) as Record<
      RequestField,
      string
    >;
    const read = readPaymentRequest(typed, settings, clock());
    const id = UUID.test(value('id')) ? value('id') : randomUUID();
    const lead = value('lead');
    if (!read.ok) return show(context, session, { id, lead, typed, problems: read.problems }, 422);
    const about = lead === '' ? undefined : await leadWithHistory(store, [tenant], lead);
    await askPayment(store, { ...read.asked, id, tenant, lead: about?.lead.id ?? null });
    backend.onLead();
    return context.redirect(PATH, 303);
  });

  app.post(`${PATH}/:id/:action`, limitBody(MAX_FORM_BYTES), async (context) => {
    const { session } = await dealerOf(context);
    const action = REQUEST_ACTIONS.find((each) => each === context.req.param('action'));
    if (!action) throw gone();
    await sessionForm(context, session);
    const id = context.req.param('id') ?? '';
    const changed = await changeRequest(store, [context.get('site').slug], id, action, clock());
    if (changed === 'unknown') throw new Refused(404, "We can't find that payment.");
    if (changed === 'refused') throw new Refused(409, 'This payment has changed. Please reload the page.');
    backend.payments.wake();
    backend.onLead();
    return context.redirect(PATH, 303);
  });
}
