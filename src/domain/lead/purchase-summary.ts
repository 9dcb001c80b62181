import type { CostsSettings } from '../costs/costs-settings.ts';
import { deliveryRegion } from '../costs/delivery.ts';
import { formatDollars } from '../text/format.ts';
import type { Confirmed } from './success-note.ts';

/** The answer of a shopper who does not come for the vehicle. */
export const DELIVERED = 'Please deliver it';

/** Terms that a shopper agrees to, as the dealer says them; dollars. */
export type Deal = {
  vehicle: string;
  price: number;
  /** Words for the parts of the price. */
  label?: string;
  fee: number;
  /** The yard with its address, its number and its hours. */
  yard?: string;
  phone?: string;
  hours?: string;
  /** The regions that the dealer delivers to. */
  delivery: CostsSettings['delivery'];
};

/**
 * Says line by line what is paid, when, and where (spec F9): before paying, on the page of the reservation and in its receipt.
 * `values` are the answers of the checkout, by the names of its fields; a trade-in counts once it is valued.
 */
export function purchaseSummary(
  { vehicle, price, label, fee, yard, phone, hours, delivery: regions }: Deal,
  values: Readonly<Record<string, string>>,
): Confirmed['lines'] {
  const isDelivered = values['handover'] === DELIVERED;
  const region = isDelivered ? deliveryRegion(values['postcode'] ?? '', regions) : undefined;
  const hasTradeIn = Boolean(values['rego']);
  const balance = [
    [formatDollars(price + (region?.price ?? 0) - fee), label].filter(Boolean).join(' '),
    isDelivered && !region && 'plus delivery',
    hasTradeIn && 'less your trade-in',
  ];
  const lines: [string, string | false | undefined][] = [
    ['Vehicle', vehicle],
    ['Price', [formatDollars(price), label].filter(Boolean).join(' ')],
    [
      'Delivery',
      isDelivered &&
        (region ? `${formatDollars(region.price)}, ${region.name}` : "We'll give you a price before you buy"),
    ],
    ['Trade-in', hasTradeIn && "We'll value it before you buy"],
    ['Reservation fee', fee > 0 && `${formatDollars(fee)}, comes off the price`],
    ['Balance', balance.filter(Boolean).join(', ')],
    ['Paying by', values['paying_by']],
    ['Yard', yard],
    ['Phone', phone],
    ['Hours', hours],
  ];
  return lines.flatMap(([name, words]): Confirmed['lines'] => (words ? [[name, words]] : []));
}
