import { callPath } from '../api/call-path.ts';
import { AGREE_PRICE, CANCEL_RESERVATION, READ_RESERVATION, READ_OFFER } from '../api/routes.ts';
import type { ReservationAnswer } from '../api/read-reservation.ts';
import type { Offer } from '../api/read-offer.ts';
import { callJson, type Called } from './call-json.ts';

/** What a vehicle costs now, and whether it can be reserved (spec F9). */
export const readOffer = (car: string): Promise<Called<Offer>> =>
  callJson({ method: 'GET', path: callPath(READ_OFFER.path, {}, { car_id: car }) });

/** How a reservation is. */
export const readReservation = (id: string): Promise<Called<ReservationAnswer>> =>
  callJson({ method: 'GET', path: callPath(READ_RESERVATION.path, { id }) });

/** Gives a reservation up. */
export const cancelReservation = (id: string): Promise<Called<ReservationAnswer>> =>
  callJson({ method: 'POST', path: callPath(CANCEL_RESERVATION.path, { id }) }, { confirm: 'cancel' });

/** Agrees to another price than before, in dollars. */
export const agreePrice = (id: string, price: number): Promise<Called<ReservationAnswer>> =>
  callJson({ method: 'POST', path: callPath(AGREE_PRICE.path, { id }) }, { price });
