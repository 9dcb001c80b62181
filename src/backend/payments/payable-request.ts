import type { Context } from 'hono';
import { onlinePaymentOf, requestHref } from '../../domain/payment/online-payment.ts';
import { requestState } from '../../domain/payment/payment-request.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { maySeeRequest } from '../checkout/may-see-request.ts';
import type { RequestAndPayment } from '../checkout-store/payment-requests.ts';
import type { Payable } from './payable.ts';

/** A provider keeps no page open for longer than a day. */
const MAX_PAGE_LENGTH = 23 * 3_600_000;

/** What a dealer asked for, as something that may be paid (spec A6): by the person who may see it, as long as it is open. */
export function payableRequest(
  context: Context<BackendEnv>,
  backend: Backend,
  known: RequestAndPayment,
): Payable {
  const { tenant } = context.get('site');
  const { request, payment } = known;
  /** True if the shopper who asks may pay it at `now`. */
  const mayPay = async (now: number): Promise<boolean> =>
    onlinePaymentOf(tenant) !== undefined &&
    requestState(request, payment.state, now) === 'open' &&
    (await maySeeRequest(context, backend, request)) === 'yes';
  const description = `${request.purpose} at ${tenant.site.name}`;
  return {
    payment,
    page: requestHref(request.id),
    shown: async () => ((await mayPay(backend.clock())) ? { description } : undefined),
    order: async () => {
      const now = backend.clock();
      if (!(await mayPay(now))) return undefined;
      return {
        description,
        email: request.email ?? undefined,
        isAuthorisedFirst: false,
        until: Math.min(request.until, now + MAX_PAGE_LENGTH),
      };
    },
  };
}
