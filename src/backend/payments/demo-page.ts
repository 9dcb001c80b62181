import { html } from 'hono/html';
import { amountWords } from '../../domain/payment/request-sentences.ts';
import type { Backend } from '../backend.ts';
import { findReservation } from '../checkout-store/find-reservations.ts';
import { findPayment } from '../checkout-store/payment-page.ts';
import { Refused } from '../refused.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { answerShopper } from '../shopper-page/shopper-page.ts';
import { noteAnswer } from './hear-of.ts';
import { demoPath, returnPath } from './payment-paths.ts';

const MAX_BYTES = 1_024;
const gone = (): Refused => new Refused(404, "We can't find that payment.");

/** The page of the demo provider: it says that it is a demonstration, and takes no money and no card number. */
export function defineDemoPage(app: BackendApp, backend: Backend): void {
  const { store } = backend;

  app.get(demoPath(':id'), async (context) => {
    const { tenant, slug } = context.get('site');
    const payment = tenant.payment && (await findPayment(store, slug, context.req.param('id') ?? ''));
    if (!payment || !tenant.payment || tenant.payment.type !== 'demo') throw gone();
    const amount = amountWords(payment.amount);
    const isOpen = payment.state === 'open';
    const body = html`<h1>Pay ${amount}</h1>
      <section class="card">
        <h2>This is a demonstration</h2>
        <p>
          No money is taken and you won't be asked for a card. On a real dealer's site, this is where the
          payment provider's page opens.
        </p>
        <p class="note">To: ${tenant.site.name}</p>
        ${
          isOpen
            ? html`<form method="post" action="${demoPath(payment.id)}" class="actions">
                <button class="button first" name="action" value="pay">Pay ${amount}</button>
                <button class="button" name="action" value="cancel">Cancel</button>
              </form>`
            : html`<p>
                This payment is done. <a href="${returnPath(payment.id)}">Back to ${tenant.site.name}</a>
              </p>`
        }
      </section>`;
    return answerShopper(context, { title: 'Demonstration payment', body });
  });

  app.post(demoPath(':id'), limitBody(MAX_BYTES), async (context) => {
    const site = context.get('site');
    const { payment: provider, reserve } = site.tenant;
    const payment = await findPayment(store, site.slug, context.req.param('id') ?? '');
    if (!payment || !provider || provider.type !== 'demo') throw gone();
    const data = await context.req.formData().catch(() => undefined);
    const isReservation = (await findReservation(store, [site.slug], payment.id)) !== undefined;
    if (data?.get('action') === 'pay')
      await noteAnswer(backend, site, payment.id, {
        state: isReservation && reserve.capture === 'by_dealer' ? 'authorised' : 'paid',
        charge: `demo-${payment.id}`,
      });
    return context.redirect(returnPath(payment.id), 303);
  });
}
