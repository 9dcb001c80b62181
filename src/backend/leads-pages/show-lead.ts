import type { Context } from 'hono';
import { onlinePaymentOf } from '../../domain/payment/online-payment.ts';
import { yardZone } from '../../domain/location/yard-clock.ts';
import type { BackendEnv } from '../backend.ts';
import type { LeadWithHistory } from '../store/lead-history.ts';
import { leadPage } from './lead-page.ts';
import { personText } from './lead-words.ts';
import { placeOf } from './place-of.ts';
import { showPage } from './show-page.ts';

/** Answers with the page of a lead. */
export function showLead(
  context: Context<BackendEnv>,
  csrf: string,
  found: LeadWithHistory,
): Promise<Response> {
  const site = context.get('site');
  const { lead } = found;
  const body = leadPage(found, csrf, {
    place: placeOf(site, lead),
    timeZone: yardZone(site.tenant, lead.location),
    asksPayments: onlinePaymentOf(site.tenant) !== undefined,
  });
  return showPage(context, { title: `${personText(lead.person)}: ${lead.category}`, csrf, body });
}
