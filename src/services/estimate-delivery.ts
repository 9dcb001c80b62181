import type { CostsSettings } from '../domain/costs/costs-settings.ts';
import {
  deliveryEstimate,
  deliveryRegion,
  unansweredEstimate,
  type DeliveryEstimate,
} from '../domain/costs/delivery.ts';
import { fetchDeliveryPrice } from './fetch-delivery-price.ts';
import { logFailure } from './log-failure.ts';
import { hasCalls } from './page-calls.ts';

/**
 * What the delivery calculator says of a postcode (spec V9, K7): the call's price, or on a site that calls nobody that of
 * the page's own regions. What is no postcode is not asked for. Never rejects.
 */
export async function estimateDelivery(
  typed: string,
  regions: CostsSettings['delivery'],
): Promise<DeliveryEstimate> {
  const postcode = typed.trim();
  if (!hasCalls() || !/^\d{4}$/.test(postcode))
    return deliveryEstimate(typed, deliveryRegion(typed, regions));
  try {
    return deliveryEstimate(postcode, await fetchDeliveryPrice(postcode));
  } catch (error) {
    logFailure(`No delivery price for ${postcode}`, error);
    return unansweredEstimate(postcode, regions);
  }
}
