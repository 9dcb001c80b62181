import type { Context } from 'hono';
import * as z from 'zod';
import { LEAD_CALENDAR, SHOW_SUCCESS } from '../../api/routes.ts';
import { isLeadCategory } from '../../domain/lead/lead-categories.ts';
import { appointmentCalendar } from '../../domain/lead/appointment-calendar.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { SUCCESS_PATH, successHref } from '../../domain/lead/success-words.ts';
import { answerPage } from '../answer-page.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { takeCall } from '../guard/quotas.ts';
import { documented } from '../openapi/documented.ts';
import type { BackendApp } from '../routes/define-call.ts';
import { confirmationOf } from './confirmation-of.ts';
import { fillSuccessPage } from './fill-success-page.ts';

/** /success for browsers without scripts, with what was confirmed of the lead in its address, and its calendar file (spec F10). */
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
  /** The lead in the address of a request; undefined where this site has none such. */
  const leadOf = async (context: Context<BackendEnv>): Promise<Lead | undefined> => {
    takeCall(takeToken, quotas, context.get('client').address);
    const row = await store.db
      .selectFrom('lead')
      .select('body')
      .where('id', '=', context.req.query(SHOW_SUCCESS.field) ?? '')
      .where('tenant', '=', context.get('site').slug)
      .executeTakeFirst();
    return row && (JSON.parse(row.body) as Lead);
  };
  app.get(SHOW_SUCCESS.path, async (context) => {
    const site = context.get('site');
    const lead = await leadOf(context);
    const html = site.forms.get(SUCCESS_PATH);
    const category = context.req.query('category') ?? '';
    if (!lead || html === undefined)
      return context.redirect(successHref(isLeadCategory(category) ? category : 'General Enquiry'), 303);
    const note = { category: lead.category, ...confirmationOf(lead, site.tenant) };
    return answerPage(context, fillSuccessPage(html, note), 200, { 'cache-control': 'no-store' });
  });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: LEAD_CALENDAR.path,
    summary: 'The time that a lead asks for, as a calendar takes it (RFC 5545).',
    request: { query: documented(z.object({ [LEAD_CALENDAR.field]: z.string() })) as z.ZodObject },
    responses: {
      200: { description: 'A file.', content: { 'text/calendar': { schema: { type: 'string' } } } },
      404: { description: 'There is no such lead, or it asks for no time.' },
    },
  });
  app.get(LEAD_CALENDAR.path, async (context) => {
    const lead = await leadOf(context);
    const calendar = lead && appointmentCalendar(lead, context.get('site').tenant);
    if (calendar === undefined) return context.notFound();
    return context.body(calendar, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'cache-control': 'no-store',
    });
  });
}
