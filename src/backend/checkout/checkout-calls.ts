import {
  AgreedPriceSchema,
  ReservationAnswerSchema,
  ReservationIdSchema,
  ReservationToCancelSchema,
  type ReservationAnswer,
} from '../../api/read-reservation.ts';
import { AGREE_PRICE, CANCEL_RESERVATION, READ_RESERVATION, READ_OFFER } from '../../api/routes.ts';
import { OfferQuestionSchema, OfferSchema } from '../../api/read-offer.ts';
import { checkoutOf } from '../../domain/checkout/checkout-site.ts';
import type { Backend } from '../backend.ts';
import { findReservation, reservationOfVehicle } from '../checkout-store/find-reservations.ts';
import { Refused } from '../refused.ts';
import { defineCall, type BackendApp } from '../routes/define-call.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { agreeToPrice, giveUpReservation } from './change-own-reservation.ts';
import { reservationAnswer } from './reservation-answer.ts';
import { offerOf } from './offer-of.ts';

const notFound = "We can't find that reservation.";

/** What pages of a checkout ask and change (spec F9). Anyone who knows the id of a reservation is its shopper. */
export function defineCheckoutCalls(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;

  async function answerOf(site: SiteRelease, id: string): Promise<ReservationAnswer | undefined> {
    const found = await findReservation(store, [site.slug], id);
    return found && reservationAnswer(found, site, clock());
  }

  defineCall(
    app,
    backend,
    {
      call: READ_OFFER,
      summary: 'What a vehicle costs at this moment, and whether it can be reserved.',
      query: OfferQuestionSchema,
      answer: OfferSchema,
      notFound: "This vehicle can't be reserved online.",
    },
    async ({ query: { car_id } }, context) => {
      const site = context.get('site');
      const vehicle = checkoutOf(site.tenant) && site.vehicles.get(car_id);
      return (
        vehicle && offerOf(vehicle, await reservationOfVehicle(store, site.slug, vehicle.id, clock()), site)
      );
    },
  );
  defineCall(
    app,
    backend,
    {
      call: READ_RESERVATION,
      summary: 'How a reservation is; nothing in the answer says whose it is.',
      params: ReservationIdSchema,
      answer: ReservationAnswerSchema,
      notFound,
    },
    ({ params: { id } }, context) => answerOf(context.get('site'), id),
  );
  defineCall(
    app,
    backend,
    {
      call: CANCEL_RESERVATION,
      summary: 'Gives a reservation up: others can have the vehicle, and the fee goes back.',
      params: ReservationIdSchema,
      body: ReservationToCancelSchema,
      answer: ReservationAnswerSchema,
      notFound,
    },
    async ({ params: { id } }, context) => {
      const site = context.get('site');
      await giveUpReservation(backend, site, id);
      return answerOf(site, id);
    },
  );
  defineCall(
    app,
    backend,
    {
      call: AGREE_PRICE,
      summary: 'Agrees to the price that the vehicle has now, before anything is paid.',
      params: ReservationIdSchema,
      body: AgreedPriceSchema,
      answer: ReservationAnswerSchema,
      notFound,
    },
    async ({ params: { id }, body }, context) => {
      const site = context.get('site');
      const found = await findReservation(store, [site.slug], id);
      if (found && !(await agreeToPrice(backend, site, found, body.price)))
        throw new Refused(422, 'price: it has changed again. Please reload the page.');
      return answerOf(site, id);
    },
  );
}
