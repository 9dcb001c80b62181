import type { Context } from 'hono';
import type { Backend, BackendEnv } from '../backend.ts';
import { savePaymentPage } from '../checkout-store/payment-page.ts';
import { takeCall } from '../guard/quotas.ts';
import { Refused } from '../refused.ts';
import type { PaymentBegun } from '../../api/begin-payment.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { answerShopper } from '../shopper-page/shopper-page.ts';
import { hearOf } from './hear-of.ts';
import { payableOf } from './payable-of.ts';
import type { Payable } from './payable.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { payPage } from './pay-page.ts';
import { payPath, returnPath } from './payment-paths.ts';

/** No provider keeps a page open for longer than a day, in milliseconds. */
const PAGE_LIFE = 24 * 3_600_000;
/** The form has nothing but its button. */
const MAX_BYTES = 1_024;
const gone = (): Refused => new Refused(404, "We can't find that payment.");

/** An address of the site as the shopper's browser knows it. */
const absolute = (context: Context<BackendEnv>, path: string): string => {
  const { host } = context.get('client');
  const site = new URL(context.get('site').tenant.site.url);
  // Elsewhere a site has its own name on one machine alone, where nothing is encrypted.
  const origin = site.hostname === host ? site.origin : `http://${context.req.header('host') ?? host}`;
  return origin + path;
};

/** The page of the provider that is open for a payment at `now`, in milliseconds. */
const openPage = ({ payment }: Pick<Payable, 'payment'>, now: number): string | undefined =>
  payment && payment.address !== null && payment.state === 'open' && now - payment.changed_at < PAGE_LIFE
    ? payment.address
    : undefined;

/** The way to the page of the provider, and back from it (spec F9, A6); both need no script. */
export function definePayRoutes(app: BackendApp, backend: Backend): void {
  const { store, clock, payments } = backend;

  async function found(context: Context<BackendEnv>): Promise<Payable & { provider: PaymentProvider }> {
    takeCall(backend.takeToken, backend.quotas, context.get('client').address);
    const payable = await payableOf(context, backend, context.req.param('id') ?? '');
    const provider = payments.providerOf(context.get('site').tenant.payment);
    if (!payable) throw gone();
    if (!provider) throw new Refused(503, "We can't take payments online right now. Please call us.");
    return { ...payable, provider };
  }

  /** The same, asked about first where the page of the provider cannot be open any more and nobody has said so. */
  async function heardOf(context: Context<BackendEnv>): ReturnType<typeof found> {
    const known = await found(context);
    const { payment, provider } = known;
    if (!payment?.address || payment.state !== 'open' || openPage(known, clock()) !== undefined) return known;
    await hearOf(backend, context.get('site'), provider, payment);
    return found(context);
  }

  // A link of a page or an email: it shows what there is to pay, and changes nothing.
  app.get(payPath(':id'), async (context) => {
    const known = await found(context);
    const shown = await known.shown();
    if (!shown || !known.payment) return context.redirect(known.page, 303);
    const open = openPage(known, clock());
    if (open !== undefined) return context.redirect(open, 303);
    const { id, amount } = known.payment;
    return answerShopper(context, payPage({ ...shown, id, amount, back: known.page }));
  });

  // The button of that page, or the script of a page that leads on at once.
  app.post(payPath(':id'), limitBody(MAX_BYTES), async (context) => {
    const goOn = (address: string): Response =>
      context.req.header('accept')?.includes('application/json')
        ? context.json({ address } satisfies PaymentBegun)
        : context.redirect(address, 303);
    const known = await heardOf(context);
    const { provider, payment, page, order } = known;
    const asked = await order();
    if (!asked || !payment) return goOn(page);
    const open = openPage(known, clock());
    if (open !== undefined) return goOn(open);
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
    return goOn(made.address);
  });

  app.get(returnPath(':id'), async (context) => {
    const { provider, payment, page } = await found(context);
    // News may be on their way still: the shopper is shown what is true now.
    if (payment) await hearOf(backend, context.get('site'), provider, payment);
    return context.redirect(page, 303);
  });
}
