import * as z from 'zod';
import { BEGIN_PAYMENT } from '../../api/begin-payment.ts';
import { PAY_BY_REFERENCE } from '../../api/routes.ts';
import { RefusalSchema } from '../../api/refusal.ts';
import { documented } from '../openapi/documented.ts';
import type { BackendApp } from '../routes/define-call.ts';
import { demoPath, payPath, returnPath, STRIPE_PATH } from './payment-paths.ts';

const ID = '{id}';

/** Writes the ways to a provider of payments into the documents; they are for browsers and for the provider. */
export function documentPayments(app: BackendApp): void {
  const params = documented(z.object({ id: z.string() })) as z.ZodObject;
  const refused = (description: string) => ({
    description,
    content: { 'application/json': { schema: documented(RefusalSchema) } },
  });
  const gone = { 404: refused("We can't find that payment.") };
  const way = (path: string, summary: string): void =>
    app.openAPIRegistry.registerPath({
      method: 'get',
      path,
      summary,
      request: { params },
      responses: { 303: { description: 'Where the shopper goes on.' }, ...gone },
    });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: payPath(ID),
    summary: 'Shows a shopper what there is to pay, with a button; leads back where the price has changed.',
    request: { params },
    responses: {
      200: { description: 'A page.', content: { 'text/html': { schema: { type: 'string' } } } },
      303: { description: 'To the page of the provider that is open, or back to the site.' },
      ...gone,
    },
  });
  app.openAPIRegistry.registerPath({
    method: BEGIN_PAYMENT.method.toLowerCase() as 'post',
    path: payPath(ID),
    summary: 'Opens the page of the provider, or leads back where the price has changed.',
    request: { params },
    responses: {
      200: {
        description: 'For a script that asks for JSON.',
        content: { 'application/json': { schema: documented(z.object({ address: z.string() })) } },
      },
      303: { description: 'Where the shopper goes on.' },
      ...gone,
    },
  });
  way(returnPath(ID), 'Leads a shopper back from the page of the provider.');
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: PAY_BY_REFERENCE.path,
    summary: 'Leads a shopper on by the reference of an email; for pages without scripts.',
    request: { query: documented(z.object({ [PAY_BY_REFERENCE.field]: z.string() })) as z.ZodObject },
    responses: { 303: { description: 'To the payment, or back to the page where there is none.' } },
  });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: demoPath(ID),
    summary: 'The page of the demo provider, which takes no money.',
    request: { params },
    responses: {
      200: { description: 'A page.', content: { 'text/html': { schema: { type: 'string' } } } },
      ...gone,
    },
  });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: demoPath(ID),
    summary: 'Pays by the demo provider, or gives up.',
    request: { params },
    responses: { 303: { description: 'Back to the site.' }, ...gone },
  });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: STRIPE_PATH,
    summary: "Takes Stripe's news, signed as Stripe signs them.",
    responses: {
      200: { description: 'What it means is on disk.' },
      400: refused('The signature is not right.'),
      404: refused('The dealer has no such provider.'),
    },
  });
}
