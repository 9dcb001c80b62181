import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { readMobile } from '../../domain/account/mobile-phone.ts';
import { documentsOf } from '../../domain/garage/garage-document.ts';
import { onlinePaymentOf } from '../../domain/payment/online-payment.ts';
import { yardZone } from '../../domain/location/yard-clock.ts';
import type { BackendEnv } from '../backend.ts';
import type { LeadWithHistory } from '../store/lead-history.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { documentsCard, type DocumentForm } from './documents-card.ts';
import { leadPage } from './lead-page.ts';
import { personText } from './lead-words.ts';
import { placeOf } from './place-of.ts';
import { showPage } from './show-page.ts';

/** The number to which documents of a lead can be given, as one signs in with it; undefined where there is none. */
export function documentPhone({ tenant, slug }: SiteRelease, { lead }: LeadWithHistory): string | undefined {
  const { phone } = lead.person;
  return documentsOf(tenant) && lead.tenant === slug && phone !== undefined ? readMobile(phone) : undefined;
}

/** Answers with the page of a lead; `form` has what is wrong with a document that was to be given. */
export function showLead(
  context: Context<BackendEnv>,
  csrf: string,
  found: LeadWithHistory,
  form: DocumentForm = { id: randomUUID(), title: '', problems: {} },
): Promise<Response> {
  const site = context.get('site');
  const { tenant, slug } = site;
  const { lead } = found;
  const timeZone = yardZone(tenant, lead.location);
  const settings = documentsOf(tenant);
  const phone = documentPhone(site, found);
  const documents =
    settings && lead.tenant === slug ? documentsCard(found, form, { csrf, timeZone, phone, settings }) : '';
  const body = leadPage(found, csrf, {
    place: placeOf(site, lead),
    timeZone,
    asksPayments: onlinePaymentOf(tenant) !== undefined,
    documents,
  });
  const title = `${personText(lead.person)}: ${lead.category}`;
  return showPage(context, { title, csrf, body }, Object.keys(form.problems).length > 0 ? 422 : 200);
}
