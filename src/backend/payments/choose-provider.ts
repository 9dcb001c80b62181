import type { PaymentSettings } from '../../domain/payment/payment-settings.ts';
import type { PaymentProvider, ProviderOf } from './payment-provider.ts';
import { type StripeKeys, stripeProvider } from './stripe-provider.ts';
import type { PaymentState } from '../../domain/checkout/payment.ts';
import { demoPath } from './payment-paths.ts';

const DONE = { capture: 'paid', void: 'voided', refund: 'refunded' } as const satisfies Record<
  string,
  PaymentState
>;

/** A provider for demonstrations: its page is the backend's own (demo-page.ts), and money is a word in the store. */
export const DEMO_PROVIDER: PaymentProvider = {
  open: ({ id, page }) => Promise.resolve({ session: `demo-${page}`, address: demoPath(id) }),
  look: ({ state }) => Promise.resolve({ state }),
  carryOut: (task) => Promise.resolve({ state: DONE[task] }),
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of the environment that a dealer's payments need and the backend does not have. */
export function missingKeys(payment: PaymentSettings, environment: Environment): string[] {
  if (payment === false || payment.type === 'demo') return [];
  return [payment.secret, payment.webhook_secret].filter((name) => !environment[name]);
}

/**
 * Makes the provider of a dealer's settings, and keeps those that were made; undefined where the settings name none, or the
 * environment lacks a key. `make` stands for Stripe in tests.
 */
export function providersOf(
  environment: Environment,
  make: (keys: StripeKeys) => PaymentProvider,
): ProviderOf {
  const made = new Map<string, PaymentProvider>();
  return (payment) => {
    if (payment === false) return undefined;
    if (payment.type === 'demo') return DEMO_PROVIDER;
    const secret = environment[payment.secret];
    const webhookSecret = environment[payment.webhook_secret];
    if (!secret || !webhookSecret) return undefined;
    const key = `${payment.secret} ${payment.webhook_secret}`;
    const provider = made.get(key) ?? make({ secret, webhookSecret });
    made.set(key, provider);
    return provider;
  };
}

/** The providers of a backend: Stripe by its own package. */
export const chooseProvider = (environment: Environment, clock: () => number): ProviderOf =>
  providersOf(environment, (keys) => stripeProvider(keys, clock));
