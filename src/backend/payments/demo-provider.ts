import type { PaymentState } from '../../domain/checkout/payment.ts';
import { demoPath } from './payment-paths.ts';
import type { PaymentProvider } from './payment-provider.ts';

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
