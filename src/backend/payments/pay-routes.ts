import type { Context } from 'hono';
import type { Backend, BackendEnv } from '../backend.ts';
import { savePaymentPage } from '../checkout-store/payment-page.ts';
import { takeCall } from '../guard/quotas.ts';
import { Refused } from '../refused.ts';
import type { BackendApp } from '../routes/define-call.ts';
import { hearOf } from './hear-of.ts';
import { payableOf } from './payable-of.ts';
import type { Payable } from './payable.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { payPath, returnPath } from './payment-paths.ts';

/** No provider keeps a page open for longer than a day, in milliseconds. */
const PAGE_LIFE = 24 * 3_600_000;
const gone = (): Refused => new Refused(404, 'There is no such payment.');

/** An address of the site as the shopper's browser knows it. */
const absolute = (context: Context<BackendEnv>, path: string): string => {
  const { host } = context.get('client');
  const site = new URL(context.get('site').tenant.site.url);
  // Elsewhere a site has its own name on one machine alone, where nothing is encrypted.
  const origin = site.hostname === host ? site.origin : `http://${context.req.header('host') ?? host}`;
  return origin + path;
};

/** The way to the page of the provider, and back from it (spec F9, A6); both need no script. */
export function definePayRoutes(app: BackendApp, backend: Backend): void {
  const { store, clock, payments } = backend;

  async function found(context: Context<BackendEnv>): Promise<Payable & { provider: PaymentProvider }> {
    takeCall(backend.takeToken, backend.quotas, context.get('client').address);
    const payable = await payableOf(context, backend, context.req.param('id') ?? '');
    const provider = payments.providerOf(context.get('site').tenant.payment);
    if (!payable) throw gone();
    if (!provider) throw new Refused(503, 'Nobody takes payments at the moment. Please call us.');
    return { ...payable, provider };
  }

  /** The same, asked about first where the page of the provider cannot be open any more and nobody has said so. */
  async function heardOf(context: Context<BackendEnv>): ReturnType<typeof found> {
    const known = await found(context);
    const { payment, provider } = known;
    if (!payment?.address || payment.state !== 'open') return known;
    if (clock() - payment.changed_at < PAGE_LIFE) return known;
    await hearOf(backend, context.get('site'), provider, payment);
    return found(context);
  }

  app.get(payPath(':id'), async (context) => {
    const { provider, payment, page, order } = await heardOf(context);
    const asked = await order();
    if (!asked || !payment) return context.redirect(page, 303);
    if (payment.address !== null && payment.state === 'open') return context.redirect(payment.address, 303);
    const number = payment.pages + 1;
    const made = await provider.open({
      ...asked,
      id: payment.id,
      page: number,
      amount: payment.amount,
      returnTo: absolute(context, returnPath(payment.id)),
      cancelTo: absolute(context, page),
    });
    await savePaymentPage(store, payment.id, { number, ...made }, clock());
    return context.redirect(made.address, 303);
  });

  app.get(returnPath(':id'), async (context) => {
    const { provider, payment, page } = await found(context);
    // News may be on their way still: the shopper is shown what is true now.
    if (payment) await hearOf(backend, context.get('site'), provider, payment);
    return context.redirect(page, 303);
  });
}
