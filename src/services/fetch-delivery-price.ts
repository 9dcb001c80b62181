import { callPath } from '../api/call-path.ts';
import { PRICE_DELIVERY } from '../api/routes.ts';
import type { DeliveryPrice } from '../domain/costs/delivery.ts';
import { isJsonObject } from '../domain/text/json-object.ts';
import { fetchJson, RefusedCall } from './fetch-json.ts';
import { callAddress } from './page-calls.ts';

/**
 * What a delivery to a postcode costs (spec V9, K7); undefined where the dealer has no price for it. Throws as fetchJson
 * does, and an Error for an answer that is no price: the page for lost addresses of a host without a backend among them.
 */
export async function fetchDeliveryPrice(postcode: string): Promise<DeliveryPrice | undefined> {
  try {
    const answer = await fetchJson(callAddress(callPath(PRICE_DELIVERY.path, {}, { postcode })));
    const { name, price, place } = isJsonObject(answer) ? answer : {};
    if (typeof name !== 'string' || typeof price !== 'number') throw new Error('The answer is no price.');
    return { name, price, ...(typeof place === 'string' && { place }) };
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 404 && error.isAnswer) return undefined;
    throw error;
  }
}
