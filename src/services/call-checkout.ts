import { callPath } from '../api/call-path.ts';
import { AGREE_PRICE, CANCEL_HOLD, READ_HOLD, READ_OFFER } from '../api/routes.ts';
import type { HoldAnswer } from '../api/read-hold.ts';
import type { Offer } from '../api/read-offer.ts';
import { callJson, type Called } from './call-json.ts';

/** What a vehicle costs now, and whether it can be reserved (spec F9). */
export const readOffer = (car: string): Promise<Called<Offer>> =>
  callJson({ method: 'GET', path: callPath(READ_OFFER.path, {}, { car_id: car }) });

/** How a reservation is. */
export const readHold = (id: string): Promise<Called<HoldAnswer>> =>
  callJson({ method: 'GET', path: callPath(READ_HOLD.path, { id }) });

/** Gives a reservation up. */
export const cancelHold = (id: string): Promise<Called<HoldAnswer>> =>
  callJson({ method: 'POST', path: callPath(CANCEL_HOLD.path, { id }) }, { confirm: 'cancel' });

/** Agrees to another price than before, in dollars. */
export const agreePrice = (id: string, price: number): Promise<Called<HoldAnswer>> =>
  callJson({ method: 'POST', path: callPath(AGREE_PRICE.path, { id }) }, { price });
