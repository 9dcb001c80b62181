import { PRICE_DELIVERY } from '../api/routes.ts';
import type { CostsSettings } from '../domain/costs/costs-settings.ts';
import {
  deliveryEstimate,
  deliveryRegion,
  unansweredEstimate,
  type DeliveryEstimate,
  type DeliveryPrice,
} from '../domain/costs/delivery.ts';
import { isJsonObject } from '../domain/text/json-object.ts';
import { askPlatform, RefusedCall, hasCalls } from './call-api.ts';
import { logFailure } from './log-failure.ts';

/**
 * What a delivery to a postcode costs (spec V9, K7); undefined where the dealer has no price for it. Throws as askPlatform
 * does, and an Error for an answer that is no price: the page for lost addresses of a host without a backend among them.
 */
async function askPrice(postcode: string): Promise<DeliveryPrice | undefined> {
  try {
    const answer = await askPlatform(PRICE_DELIVERY, { query: { postcode } });
    const { name, price, place } = isJsonObject(answer) ? answer : {};
    if (typeof name !== 'string' || typeof price !== 'number') throw new Error('The answer is no price.');
    return { name, price, ...(typeof place === 'string' && { place }) };
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 404 && error.isAnswer) return undefined;
    throw error;
  }
}

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
    return deliveryEstimate(postcode, await askPrice(postcode));
  } catch (error) {
    logFailure(`No delivery price for ${postcode}`, error);
    return unansweredEstimate(postcode, regions);
  }
}
