import type { Context } from 'hono';
import * as z from 'zod';
import { FIND_HOLD_PATH, HOLD_PAGE_FIELDS, holdPagePath } from '../../api/hold-page.ts';
import { HOLD_WORD } from '../../domain/checkout/checkout-site.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { findHold } from '../checkout-store/find-holds.ts';
import { takeCall } from '../guard/quotas.ts';
import { documented } from '../openapi/documented.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { answerShopper } from '../shopper-page/shopper-page.ts';
import { agreeToPrice, giveUpHold } from './change-own-hold.ts';
import { holdAnswer } from './hold-answer.ts';
import { holdPage, noHoldPage } from './hold-page.ts';

/** Its forms have a button and a price. */
const MAX_BYTES = 1_024;

function documentHoldPage(app: BackendApp): void {
  const params = documented(z.object({ id: z.string() })) as z.ZodObject;
  const page = (description: string) => ({
    description,
    content: { 'text/html': { schema: { type: 'string' as const } } },
  });
  const gone = { 404: page("We can't find that reservation.") };
  const { action, price } = HOLD_PAGE_FIELDS;
  const form = documented(
    z.object({ [action]: z.enum(['cancel', 'price']), [price]: z.string().optional() }),
  );
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: holdPagePath('{id}'),
    summary: 'Shows a shopper without scripts how a reservation is; ?ask=cancel asks before it is cancelled.',
    request: { params },
    responses: { 200: page('A page.'), ...gone },
  });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: holdPagePath('{id}'),
    summary: 'Cancels a reservation, or agrees to the price that its vehicle has now, from its page.',
    request: { params, body: { content: { 'application/x-www-form-urlencoded': { schema: form } } } },
    responses: { 303: { description: 'Back to the page.' }, ...gone },
  });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: FIND_HOLD_PATH,
    summary: 'Leads from the checkout to the page of the reservation that its address names.',
    responses: { 303: { description: 'To the page of the reservation.' }, ...gone },
  });
}

/** The page of a reservation for browsers without scripts (spec F9): what is opened changes nothing, what is sent does. */
export function defineHoldPage(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;
  documentHoldPage(app);
  const found = async (context: Context<BackendEnv>) => {
    takeCall(backend.takeToken, backend.quotas, context.get('client').address);
    return findHold(store, [context.get('site').slug], context.req.param('id') ?? '');
  };

  app.get(holdPagePath(':id'), async (context) => {
    const site = context.get('site');
    const known = await found(context);
    if (!known) return answerShopper(context, noHoldPage(site), 404);
    const isAsked = context.req.query(HOLD_PAGE_FIELDS.ask) === 'cancel';
    return answerShopper(context, holdPage(holdAnswer(known, site, clock()), site, isAsked));
  });

  app.post(holdPagePath(':id'), limitBody(MAX_BYTES), async (context) => {
    const site = context.get('site');
    const known = await found(context);
    if (!known) return answerShopper(context, noHoldPage(site), 404);
    const data = await context.req.formData().catch(() => undefined);
    const action = data?.get(HOLD_PAGE_FIELDS.action);
    if (action === 'cancel') await giveUpHold(backend, site, known.hold.id);
    // One that has changed once more is shown, and agreed to then.
    if (action === 'price')
      await agreeToPrice(backend, site, known, Number(data?.get(HOLD_PAGE_FIELDS.price) ?? NaN));
    return context.redirect(holdPagePath(known.hold.id), 303);
  });

  // The page of the checkout is static: without scripts its link cannot hold what its address names.
  app.get(FIND_HOLD_PATH, async (context) => {
    const { searchParams } = URL.parse(context.req.header('referer') ?? '') ?? {};
    const id = searchParams?.get(HOLD_WORD) ?? '';
    return id === ''
      ? answerShopper(context, noHoldPage(context.get('site')), 404)
      : context.redirect(holdPagePath(encodeURIComponent(id)), 303);
  });
}
