import { checkoutOf } from '../../domain/checkout/checkout-site.ts';
import { onlinePaymentOf } from '../../domain/payment/online-payment.ts';
import type { Tenant } from '../../tenant/schema.ts';

/** Which pages beside leads and appointments a dealer's menu has. */
export const menuOf = (tenant: Tenant): { hasHolds: boolean; hasPayments: boolean } => ({
  hasHolds: checkoutOf(tenant) !== undefined,
  hasPayments: onlinePaymentOf(tenant) !== undefined,
});
