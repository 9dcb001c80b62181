import { MAX_PLACEHOLDER_PRICE } from '../../domain/vehicle/real-price.ts';
import { isNothing } from './is-nothing.ts';
import type { MapField } from './map-fields.ts';
import { writtenAmount } from './written-amount.ts';

const PRICE: MapField = 'price';

/** Zero, however its decimals are written, or an amount that is too small for a price. */
function isNoPrice(value: unknown): boolean {
  if (/^[^1-9]*0[^1-9]*$/.test(String(value))) return true;
  const amount = writtenAmount(value);
  return amount.kind === 'dollars' && amount.dollars <= MAX_PLACEHOLDER_PRICE;
}

/**
 * True if the next of several columns of a field counts, because this one has nothing: for a price also where it has 10
 * dollars or less, which stand for none (spec D3). Feeds write a special price of 0.00 beside the usual one.
 */
export const isPassedOver = (field: string, value: unknown): boolean =>
  isNothing(value) || (field === PRICE && isNoPrice(value));
