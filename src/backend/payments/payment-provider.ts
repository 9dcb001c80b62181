import type { PaymentSettings } from '../../domain/payment/payment-settings.ts';
import type { MoneyTask, PaymentState } from '../../domain/checkout/payment.ts';

/** A payment as a provider knows it. */
export type KnownPayment = {
  /** Ours; the provider carries it along. */
  id: string;
  state: PaymentState;
  session: string | null;
  charge: string | null;
};

/** What a shopper is asked to pay, on a page of the provider. */
export type PaymentOrder = {
  id: string;
  /** The number of the page, from 1 on: one that ran out is followed by another. */
  page: number;
  /** In cents of Australian dollars. */
  amount: number;
  /** What it is for, in words that the shopper knows. */
  description: string;
  email: string | undefined;
  /** True if it is only authorised, and taken later. */
  isAuthorisedFirst: boolean;
  /** Where the provider leads the shopper after paying, and after giving up. */
  returnTo: string;
  cancelTo: string;
  /** Until when the page should be open, in milliseconds. */
  until: number;
};

/** The page that a shopper pays on. */
export type PaymentPage = { session: string; address: string };

/** What a provider says of a payment. */
export type ProviderAnswer = { state: PaymentState; charge?: string };

/** News that a provider sent by itself: which payment it is about. */
export type ProviderNews = { payment: string } | { charge: string } | undefined;

/**
 * Who takes payments for a dealer (spec F9): always on a page of its own, so that no card number is ever here. What is asked
 * twice under one key is done once. All of it throws when the provider cannot be reached or refuses.
 */
export type PaymentProvider = {
  open: (order: PaymentOrder) => Promise<PaymentPage>;
  /** How a payment is now. */
  look: (payment: KnownPayment) => Promise<ProviderAnswer>;
  /** Takes an authorised amount, lets it go, or pays it back; `key` names what was decided. */
  carryOut: (task: MoneyTask, payment: KnownPayment, key: string) => Promise<ProviderAnswer>;
  /** The payment that news are about; undefined for news of something else. Throws for what the provider has not signed. */
  readNews?: (body: string, signature: string) => Promise<ProviderNews>;
};

/** The provider that settings name; undefined where they name none, or its keys are not in the environment. */
export type ProviderOf = (payment: PaymentSettings) => PaymentProvider | undefined;
