import type { Stripe } from 'stripe';
import type { PaymentState } from '../../domain/checkout/payment.ts';
import type {
  KnownPayment,
  PaymentOrder,
  PaymentProvider,
  ProviderAnswer,
  ProviderNews,
} from './payment-provider.ts';

export type StripeKeys = { secret: string; webhookSecret: string };

/** Stripe takes no page that closes sooner than in half an hour; a minute is for the way there. */
const MIN_PAGE = 31 * 60_000;
const MAX_DESCRIPTION_LENGTH = 200;
const TIMEOUT_MS = 20_000;
/** The name under which our id travels with a payment. */
const OURS = 'forecourt_payment';

const idOf = (given: string | { id: string } | null): string | undefined =>
  typeof given === 'string' ? given : given?.id;

/** How a payment is, by Stripe's own words for the payment and its latest charge. */
export function stateOfIntent(intent: Stripe.PaymentIntent): PaymentState {
  const { status, latest_charge: charge } = intent;
  if (status === 'requires_capture') return 'authorised';
  if (status === 'canceled') return 'voided';
  if (status !== 'succeeded') return 'open';
  return typeof charge === 'object' && charge?.refunded ? 'refunded' : 'paid';
}

/** The page of an order, as Stripe takes it. */
export function sessionOf(order: PaymentOrder, now: number): Stripe.Checkout.SessionCreateParams {
  const { id, amount, description, email, isAuthorisedFirst, returnTo, cancelTo, until } = order;
  const name = description.slice(0, MAX_DESCRIPTION_LENGTH);
  return {
    mode: 'payment',
    // These are paid days later, when nobody holds the vehicle any more.
    excluded_payment_method_types: ['au_becs_debit', 'customer_balance'],
    line_items: [
      { quantity: 1, price_data: { currency: 'aud', unit_amount: amount, product_data: { name } } },
    ],
    client_reference_id: id,
    metadata: { [OURS]: id },
    payment_intent_data: {
      description: name,
      metadata: { [OURS]: id },
      capture_method: isAuthorisedFirst ? 'manual' : 'automatic',
    },
    success_url: returnTo,
    cancel_url: cancelTo,
    expires_at: Math.ceil(Math.max(until, now + MIN_PAGE) / 1000),
    ...(email !== undefined && { customer_email: email }),
  };
}

/** The payment that an event of Stripe's is about; undefined for what is none of ours. */
function newsOf({ data: { object } }: Stripe.Event): ProviderNews {
  const { metadata, payment_intent: intent } = object as {
    metadata?: Record<string, string> | null;
    payment_intent?: string | { id: string } | null;
  };
  const payment = metadata?.[OURS];
  if (payment !== undefined) return { payment };
  const charge = idOf(intent ?? null);
  return charge === undefined ? undefined : { charge };
}

/**
 * Stripe Checkout (spec F9): the shopper pays on Stripe's page. News say only that something has happened; what it is, is
 * asked of Stripe, so that news that come twice, late or in the wrong order tell the truth all the same. `config` is for
 * another server than Stripe's own, in tests.
 */
export function stripeProvider(
  { secret, webhookSecret }: StripeKeys,
  clock: () => number,
  config: Partial<Stripe.StripeConfig> = {},
): PaymentProvider {
  // Most backends have no dealer with Stripe, and need not load it.
  let loading: Promise<Stripe> | undefined;
  const load = (): Promise<Stripe> =>
    (loading ??= import('stripe').then(
      ({ Stripe: Client }) =>
        new Client(secret, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false, ...config }),
    ));

  async function answerOf(stripe: Stripe, charge: string): Promise<ProviderAnswer> {
    const intent = await stripe.paymentIntents.retrieve(charge, { expand: ['latest_charge'] });
    return { state: stateOfIntent(intent), charge: intent.id };
  }

  async function look({ session, charge }: KnownPayment): Promise<ProviderAnswer> {
    const stripe = await load();
    if (charge !== null) return answerOf(stripe, charge);
    if (session === null) return { state: 'open' };
    const page = await stripe.checkout.sessions.retrieve(session);
    const intent = idOf(page.payment_intent);
    if (intent !== undefined && page.status === 'complete') return answerOf(stripe, intent);
    return { state: page.status === 'expired' ? 'closed' : 'open' };
  }

  return {
    look,
    open: async (order) => {
      const stripe = await load();
      const { id, url } = await stripe.checkout.sessions.create(sessionOf(order, clock()), {
        idempotencyKey: `${order.id}-page-${order.page}`,
      });
      if (!url) throw new Error('Stripe gave a page without an address');
      return { session: id, address: url };
    },
    carryOut: async (task, payment, key) => {
      const stripe = await load();
      const { charge } = payment;
      if (charge === null) throw new Error('Stripe has not said which payment it is');
      const once = { idempotencyKey: key };
      if (task === 'capture') await stripe.paymentIntents.capture(charge, {}, once);
      else if (task === 'void') await stripe.paymentIntents.cancel(charge, {}, once);
      else await stripe.refunds.create({ payment_intent: charge }, once);
      return look(payment);
    },
    readNews: async (body, signature) => {
      const { webhooks } = await load();
      return newsOf(await webhooks.constructEventAsync(body, signature, webhookSecret));
    },
  };
}
