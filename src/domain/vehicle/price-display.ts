import { formatDollars } from '../text/format.ts';
import { hasPrice } from './availability.ts';
import type { PriceSettings } from './card-settings.ts';
import { realPrice } from './real-price.ts';
import type { Vehicle } from './vehicle.ts';

/** What is shown where a price belongs; `amount` in dollars, `label` says what the price includes. */
export type PriceDisplay =
  | { kind: 'subscription'; text: string; amount: number; note: 'a week' }
  | { kind: 'reduced'; text: string; amount: number; was: string; label?: string }
  | { kind: 'price'; text: string; amount: number; label?: string }
  | { kind: 'preorder'; text: string }
  | { kind: 'none'; text: string };

/** What the price is read from. */
export type PricedVehicle = Pick<
  Vehicle,
  'price' | 'before_price' | 'subscription_price' | 'preorder' | 'price_type'
>;

/**
 * The one price of a car, wherever it is (spec D3, D4): subscription on subscription sites, then the reduced
 * price, then the normal price above 10 dollars, then preorder, then the words for no price.
 */
export function priceDisplay(vehicle: PricedVehicle, settings: PriceSettings): PriceDisplay {
  const weekly = settings.subscription ? realPrice(vehicle.subscription_price) : undefined;
  if (weekly !== undefined) {
    return { kind: 'subscription', text: formatDollars(weekly), amount: weekly, note: 'a week' };
  }
  if (!hasPrice(vehicle)) {
    return vehicle.preorder
      ? { kind: 'preorder', text: settings.preorder_text }
      : { kind: 'none', text: settings.no_price_text };
  }
  const amount = vehicle.price;
  const text = formatDollars(amount);
  const label = vehicle.price_type === undefined ? {} : { label: settings.labels[vehicle.price_type] };
  const before = vehicle.before_price;
  // Compared as shown: a reduction by cents would read '$12,990 was $12,990'.
  if (settings.was_price && before !== undefined && Math.round(before) > Math.round(amount)) {
    return { kind: 'reduced', text, amount, was: formatDollars(before), ...label };
  }
  return { kind: 'price', text, amount, ...label };
}
