import * as z from 'zod';
import { SHOW_SUCCESS } from '../../api/routes.ts';
import { isLeadCategory } from '../../domain/lead/lead-categories.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { SUCCESS_PATH, successHref } from '../../domain/lead/success-words.ts';
import { answerPage } from '../answer-page.ts';
import type { Backend } from '../backend.ts';
import { takeCall } from '../guard/quotas.ts';
import { documented } from '../openapi/documented.ts';
import type { BackendApp } from '../routes/define-call.ts';
import { fillSuccessPage, successNoteOf } from './fill-success-page.ts';

/** /success for browsers without scripts: it names vehicle, yard, hours and reference of the lead in its address (spec F10). */
export function defineSuccessPage(app: BackendApp, { store, takeToken, quotas }: Backend): void {
  const query = z.object({ category: z.string().optional(), [SHOW_SUCCESS.field]: z.string() });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: SHOW_SUCCESS.path,
    summary: 'Thanks for a lead without scripts; nothing in it says whose the lead is.',
    request: { query: documented(query) as z.ZodObject },
    responses: {
      200: { description: 'A page.', content: { 'text/html': { schema: { type: 'string' } } } },
      303: { description: 'To /success, where there is no such lead.' },
    },
  });
  app.get(SHOW_SUCCESS.path, async (context) => {
    takeCall(takeToken, quotas, context.get('client').address);
    const site = context.get('site');
    const row = await store.db
      .selectFrom('lead')
      .select('body')
      .where('id', '=', context.req.query(SHOW_SUCCESS.field) ?? '')
      .where('tenant', '=', site.slug)
      .executeTakeFirst();
    const html = site.forms.get(SUCCESS_PATH);
    const category = context.req.query('category') ?? '';
    if (!row || html === undefined)
      return context.redirect(successHref(isLeadCategory(category) ? category : 'General Enquiry'), 303);
    const note = successNoteOf(JSON.parse(row.body) as Lead, site.tenant);
    return answerPage(context, fillSuccessPage(html, note), 200, { 'cache-control': 'no-store' });
  });
}
