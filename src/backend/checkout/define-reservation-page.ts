import type { Context } from 'hono';
import * as z from 'zod';
import {
  FIND_RESERVATION_PATH,
  RESERVATION_PAGE_FIELDS,
  reservationPagePath,
} from '../../api/reservation-page.ts';
import { RESERVATION_WORD } from '../../domain/checkout/checkout-site.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { findReservation } from '../checkout-store/find-reservations.ts';
import { takeCall } from '../guard/quotas.ts';
import { documented } from '../openapi/documented.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { answerShopper } from '../shopper-page/shopper-page.ts';
import { agreeToPrice, giveUpReservation } from './change-own-reservation.ts';
import { reservationAnswer } from './reservation-answer.ts';
import { reservationPage, noReservationPage } from './reservation-page.ts';

/** Its forms have a button and a price. */
const MAX_BYTES = 1_024;

function documentReservationPage(app: BackendApp): void {
  const params = documented(z.object({ id: z.string() })) as z.ZodObject;
  const page = (description: string) => ({
    description,
    content: { 'text/html': { schema: { type: 'string' as const } } },
  });
  const gone = { 404: page("We can't find that reservation.") };
  const { action, price } = RESERVATION_PAGE_FIELDS;
  const form = documented(
    z.object({ [action]: z.enum(['cancel', 'price']), [price]: z.string().optional() }),
  );
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: reservationPagePath('{id}'),
    summary: 'Shows a shopper without scripts how a reservation is; ?ask=cancel asks before it is cancelled.',
    request: { params },
    responses: { 200: page('A page.'), ...gone },
  });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: reservationPagePath('{id}'),
    summary: 'Cancels a reservation, or agrees to the price that its vehicle has now, from its page.',
    request: { params, body: { content: { 'application/x-www-form-urlencoded': { schema: form } } } },
    responses: { 303: { description: 'Back to the page.' }, ...gone },
  });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: FIND_RESERVATION_PATH,
    summary: 'Leads from the checkout to the page of the reservation that its address names.',
    responses: { 303: { description: 'To the page of the reservation.' }, ...gone },
  });
}

/** The page of a reservation for browsers without scripts (spec F9): what is opened changes nothing, what is sent does. */
export function defineReservationPage(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;
  documentReservationPage(app);
  const found = async (context: Context<BackendEnv>) => {
    takeCall(backend.takeToken, backend.quotas, context.get('client').address);
    return findReservation(store, [context.get('site').slug], context.req.param('id') ?? '');
  };

  app.get(reservationPagePath(':id'), async (context) => {
    const site = context.get('site');
    const known = await found(context);
    if (!known) return answerShopper(context, noReservationPage(site), 404);
    const isAsked = context.req.query(RESERVATION_PAGE_FIELDS.ask) === 'cancel';
    return answerShopper(context, reservationPage(reservationAnswer(known, site, clock()), site, isAsked));
  });

  app.post(reservationPagePath(':id'), limitBody(MAX_BYTES), async (context) => {
    const site = context.get('site');
    const known = await found(context);
    if (!known) return answerShopper(context, noReservationPage(site), 404);
    const data = await context.req.formData().catch(() => undefined);
    const action = data?.get(RESERVATION_PAGE_FIELDS.action);
    if (action === 'cancel') await giveUpReservation(backend, site, known.hold.id);
    // One that has changed once more is shown, and agreed to then.
    if (action === 'price')
      await agreeToPrice(backend, site, known, Number(data?.get(RESERVATION_PAGE_FIELDS.price) ?? NaN));
    return context.redirect(reservationPagePath(known.hold.id), 303);
  });

  // The page of the checkout is static: without scripts its link cannot hold what its address names.
  app.get(FIND_RESERVATION_PATH, async (context) => {
    const { searchParams } = URL.parse(context.req.header('referer') ?? '') ?? {};
    const id = searchParams?.get(RESERVATION_WORD) ?? '';
    return id === ''
      ? answerShopper(context, noReservationPage(context.get('site')), 404)
      : context.redirect(reservationPagePath(encodeURIComponent(id)), 303);
  });
}
