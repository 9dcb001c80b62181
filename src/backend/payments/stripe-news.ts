import type { Backend } from '../backend.ts';
import { findPayment, paymentOfCharge } from '../checkout-store/payment-page.ts';
import { Refused } from '../refused.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { hearOf } from './hear-of.ts';
import { STRIPE_PATH } from './payment-paths.ts';
import type { ProviderNews } from './payment-provider.ts';

const MAX_BYTES = 512 * 1024;

/**
 * Takes Stripe's news (spec F9): signed, or refused. It is answered once what it means is on disk; what is not is sent again
 * by Stripe for three days.
 */
export function defineStripeNews(app: BackendApp, backend: Backend): void {
  const { store, log, payments } = backend;
  app.post(STRIPE_PATH, limitBody(MAX_BYTES), async (context) => {
    const site = context.get('site');
    const provider = payments.providerOf(site.tenant.payment);
    if (!provider?.readNews) throw new Refused(404, "We can't find that address.");
    const body = await context.req.text();
    const signature = context.req.header('stripe-signature') ?? '';
    let news: ProviderNews;
    try {
      news = await provider.readNews(body, signature);
    } catch {
      log.warn({ tenant: site.slug }, 'news of a payment that nobody signed');
      throw new Refused(400, 'The signature is not right.');
    }
    const payment =
      news && 'payment' in news
        ? await findPayment(store, site.slug, news.payment)
        : news && (await paymentOfCharge(store, site.slug, news.charge));
    // An account may serve more than this site.
    const settled = payment ? await hearOf(backend, site, provider, payment) : 'unknown';
    return context.json({ settled });
  });
}
