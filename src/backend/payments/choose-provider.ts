import type { PaymentSettings } from '../../domain/payment/payment-settings.ts';
import { DEMO_PROVIDER } from './demo-provider.ts';
import type { PaymentProvider, ProviderOf } from './payment-provider.ts';
import { stripeProvider, type StripeKeys } from './stripe-provider.ts';

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
