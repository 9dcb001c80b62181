import { checkoutOf } from '../../domain/checkout/checkout-site.ts';
import { onlinePaymentOf } from '../../domain/payment/online-payment.ts';
import { valuationsOf } from '../../domain/trade-in/valuations-of.ts';
import type { Tenant } from '../../tenant/schema.ts';

/** The words of the menu by their addresses. */
export type Menu = Readonly<Record<string, string>>;

/** The pages that a dealer's menu has: those of leads, and of what the site offers. */
export const menuOf = (tenant: Tenant): Menu => ({
  '/_leads': 'Leads',
  '/_leads/appointments': 'Appointments',
  ...(checkoutOf(tenant) && { '/_leads/holds': 'Reservations' }),
  ...(valuationsOf(tenant) && { '/_leads/valuations': 'Valuations' }),
  ...(tenant.spin_to_win && { '/_leads/draws': 'Draws' }),
  ...(onlinePaymentOf(tenant) && { '/_leads/payments': 'Payments' }),
});
