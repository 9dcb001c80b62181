import { LIST_PAYMENTS, PAY_BY_REFERENCE, READ_PAYMENT } from '../../api/routes.ts';
import {
  type AskedPayment,
  AskedPaymentSchema,
  AskedPaymentsSchema,
  PaymentIdSchema,
} from '../../api/online-payments.ts';
import { yardTime } from '../../domain/location/yard-clock.ts';
import { ONLINE_PAYMENT_PATH, onlinePaymentOf } from '../../domain/payment/online-payment.ts';
import { requestState } from '../../domain/payment/payment-request.ts';
import { amountWords, requestSentences } from '../../domain/payment/request-sentences.ts';
import { requireShopper } from '../account/shopper.ts';
import type { Backend } from '../backend.ts';
import { findRequest, listRequests, type RequestAndPayment } from '../checkout-store/payment-requests.ts';
import { takeCall } from '../guard/quotas.ts';
import { payPath } from '../payments/payment-paths.ts';
import { Refused } from '../refused.ts';
import { defineCall, type BackendApp } from '../routes/define-call.ts';
import { maySeeRequest } from './may-see-request.ts';

/** The latest that a shopper is shown. */
const MAX = 50;
const notFound = "We can't find that payment. Check the link, or ask the dealer for a new one.";

function answerOf({ request, payment }: RequestAndPayment, timeZone: string, now: number): AskedPayment {
  const state = requestState(request, payment.state, now);
  return {
    id: request.id,
    state,
    ...requestSentences(request, state, timeZone),
    purpose: request.purpose,
    amount: amountWords(request.amount),
    asked: yardTime(request.asked_at, timeZone),
    ...(request.paid_at !== null && { paid: yardTime(request.paid_at, timeZone) }),
    ...(state === 'open' && { pay: payPath(request.id) }),
  };
}

/** What shoppers are asked to pay (spec A6): theirs by the number they signed in with, or one by its link. */
export function definePaymentCalls(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;
  // Ahead of the call that reads one by its id.
  app.get(PAY_BY_REFERENCE.path, (context) => {
    takeCall(backend.takeToken, backend.quotas, context.get('client').address);
    const id = (context.req.query(PAY_BY_REFERENCE.field) ?? '').trim();
    const isKnown = PaymentIdSchema.safeParse({ id }).success && onlinePaymentOf(context.get('site').tenant);
    return context.redirect(isKnown ? payPath(id) : ONLINE_PAYMENT_PATH, 303);
  });
  defineCall(
    app,
    backend,
    {
      call: LIST_PAYMENTS,
      summary: 'What the dealer asked the signed-in shopper to pay, by the number of the session.',
      answer: AskedPaymentsSchema,
    },
    async (_, context) => {
      const { slug, tenant } = context.get('site');
      if (!onlinePaymentOf(tenant)) return undefined;
      const { phone } = await requireShopper(context, backend);
      const found = await listRequests(store, { tenants: [slug], person: { phone }, limit: MAX });
      return { payments: found.map((each) => answerOf(each, tenant.site.time_zone, clock())) };
    },
  );
  defineCall(
    app,
    backend,
    {
      call: READ_PAYMENT,
      summary: 'A payment that the dealer asked for, by the id in its link.',
      params: PaymentIdSchema,
      answer: AskedPaymentSchema,
      notFound,
    },
    async ({ params: { id } }, context) => {
      const { slug, tenant } = context.get('site');
      const found = onlinePaymentOf(tenant) && (await findRequest(store, [slug], id));
      if (!found) return undefined;
      const may = await maySeeRequest(context, backend, found.request);
      if (may === 'sign in') throw new Refused(401, 'Please sign in first.');
      return may === 'yes' ? answerOf(found, tenant.site.time_zone, clock()) : undefined;
    },
  );
}
