import type { DeliveryPrice } from '../domain/costs/delivery.ts';

/** What a delivery to a postcode costs (spec V9, K7). 404 for a postcode that the dealer does not deliver to. */
export const PRICE_DELIVERY = { method: 'GET', path: '/api/delivery-price' } as const;

/** `postcode` has four digits. */
export type DeliveryQuestion = { postcode: string };

export const PRICE_DELIVERY_EXAMPLE = {
  request: { postcode: '4000' },
  answer: { name: 'Brisbane', price: 250 },
} satisfies { request: DeliveryQuestion; answer: DeliveryPrice };
