import type { Context } from 'hono';
import { checkoutHref, checkoutOf, HOLD_WORD } from '../../domain/checkout/checkout-site.ts';
import { isLive } from '../../domain/checkout/hold.ts';
import { isReservable } from '../../domain/vehicle/availability.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { changeHold } from '../checkout-store/change-hold.ts';
import { findHold, type HoldAndPayment } from '../checkout-store/find-holds.ts';
import { savePaymentPage } from '../checkout-store/payment-page.ts';
import { takeCall } from '../guard/quotas.ts';
import { priceOf } from '../leads/hold-of-lead.ts';
import { Refused } from '../refused.ts';
import type { BackendApp } from '../routes/define-call.ts';
import { leadPerson } from '../checkout-store/lead-person.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { payPath, returnPath } from './payment-paths.ts';
import { hearOf } from './hear-of.ts';

const gone = (): Refused => new Refused(404, 'There is no such payment.');

/** The page of the site that shows a reservation. */
function pageOf(context: Context<BackendEnv>, { hold }: HoldAndPayment): string {
  const checkout = checkoutOf(context.get('site').tenant);
  return checkout ? `${checkoutHref(checkout, hold.slug)}?${HOLD_WORD}=${hold.id}` : `/cars/${hold.slug}`;
}

/** An address of the site as the shopper's browser knows it. */
export const absolute = (context: Context<BackendEnv>, path: string): string => {
  const { host } = context.get('client');
  const site = new URL(context.get('site').tenant.site.url);
  // Elsewhere a site has its own name on one machine alone, where nothing is encrypted.
  const origin = site.hostname === host ? site.origin : `http://${context.req.header('host') ?? host}`;
  return origin + path;
};

/** The way to the page of the provider, and back from it (spec F9); both need no script. */
export function definePayRoutes(app: BackendApp, backend: Backend): void {
  const { store, clock, payments } = backend;

  async function found(
    context: Context<BackendEnv>,
  ): Promise<HoldAndPayment & { provider: PaymentProvider }> {
    takeCall(backend.takeToken, backend.quotas, context.get('client').address);
    const { slug, tenant } = context.get('site');
    const known = await findHold(store, [slug], context.req.param('id') ?? '');
    const provider = payments.providerOf(tenant.payment);
    if (!known) throw gone();
    if (!provider) throw new Refused(503, 'Nobody takes payments at the moment. Please call us.');
    return { ...known, provider };
  }

  app.get(payPath(':id'), async (context) => {
    const { provider, ...known } = await found(context);
    const { hold, payment } = known;
    const site = context.get('site');
    const now = clock();
    const page = pageOf(context, known);
    const vehicle = site.vehicles.get(hold.vehicle);
    const price = vehicle && priceOf(vehicle, site);
    if (hold.state === 'paying' && (!vehicle || !isReservable(vehicle))) {
      // It was sold or taken back since; nothing was paid.
      await changeHold(store, [site.slug], hold.id, 'release', now);
      return context.redirect(page, 303);
    }
    const isPayable = hold.state === 'paying' && isLive(hold, now) && price?.cents === hold.price;
    if (!isPayable || !payment || !vehicle) return context.redirect(page, 303);
    if (payment.address !== null && payment.state === 'open') return context.redirect(payment.address, 303);
    const number = payment.pages + 1;
    const made = await provider.open({
      id: payment.id,
      page: number,
      amount: payment.amount,
      description: `Reservation of ${vehicle.name} at ${site.tenant.site.name}`,
      email: (await leadPerson(store, hold.id))?.email,
      isAuthorisedFirst: site.tenant.reserve.capture === 'by_dealer',
      returnTo: absolute(context, returnPath(hold.id)),
      cancelTo: absolute(context, page),
      until: hold.until,
    });
    await savePaymentPage(store, payment.id, { number, ...made }, now);
    return context.redirect(made.address, 303);
  });

  app.get(returnPath(':id'), async (context) => {
    const { provider, ...known } = await found(context);
    // News may be on their way still: the shopper is shown what is true now.
    if (known.payment) await hearOf(backend, context.get('site'), provider, known.payment);
    return context.redirect(pageOf(context, known), 303);
  });
}
