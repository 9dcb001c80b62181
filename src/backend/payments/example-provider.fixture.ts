import type { PaymentState } from '../../domain/checkout/payment.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** A provider that counts what it does, does the same key once, and can be away or unheard. */
export type ExampleProvider = PaymentProvider & {
  done: string[];
  /** So many answers in a row fail before anything is done. */
  failures: number;
  /** It does what it is asked, and its answer is lost. */
  isDeaf: boolean;
};

const AFTER = { capture: 'paid', void: 'voided', refund: 'refunded' } as const;

/** By the ids of payments, how each is there. */
export function exampleProvider(states: Record<string, PaymentState>): ExampleProvider {
  const stateOf = (id: string): PaymentState => states[id] ?? 'open';
  const provider: ExampleProvider = {
    done: [],
    failures: 0,
    isDeaf: false,
    open: ({ id, page }) =>
      Promise.resolve({ session: `${id}-${page}`, address: `https://pay.example/${id}/${page}` }),
    look: ({ id }) => {
      if (provider.failures > 0) {
        provider.failures--;
        return Promise.reject(new Error('away'));
      }
      return Promise.resolve({ state: stateOf(id), charge: id });
    },
    carryOut: (task, { id }, key) => {
      if (provider.failures > 0) {
        provider.failures--;
        return Promise.reject(new Error('away'));
      }
      const name = `${task} ${key}`;
      if (!provider.done.includes(name)) {
        provider.done.push(name);
        states[id] = AFTER[task];
      }
      return provider.isDeaf
        ? Promise.reject(new Error('lost'))
        : Promise.resolve({ state: stateOf(id), charge: id });
    },
  };
  return provider;
}
