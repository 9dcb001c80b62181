import { html } from 'hono/html';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { formatDollars } from '../../domain/text/format.ts';
import type { LeadWithHistory } from '../store/lead-history.ts';
import { STATES } from './lead-list.ts';
import type { Markup } from './page-shell.ts';

/** A moment by the dealer's clock: '21 Nov 2026, 12:00 pm'. */
export const momentText = (milliseconds: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    milliseconds,
  );

const line = (term: string, value: Markup | string | undefined): Markup | '' =>
  value === undefined || value === ''
    ? ''
    : html`<dt>${term}</dt>
        <dd>${value}</dd>`;

const button = (id: string, action: string, words: string, csrf: string): Markup =>
  html`<form method="post" action="/_leads/lead/${id}/${action}">
    <input type="hidden" name="csrf" value="${csrf}" /><button>${words}</button>
  </form>`;

function facts({ lead, state, received_at }: LeadWithHistory, timeZone: string): Markup {
  const { person, vehicle } = lead;
  const price =
    vehicle?.price === undefined ? '' : `, ${formatDollars(vehicle.price)} ${vehicle.price_note ?? ''}`;
  return html`<dl>
    ${line('Category', lead.category)} ${line('Received', momentText(received_at, timeZone))}
    ${line('Delivery', STATES[state])}
    ${line('Name', `${person.first_name ?? ''} ${person.last_name ?? ''}`.trim())}
    ${line('Phone', person.phone && html`<a href="${phoneHref(person.phone)}">${displayPhone(person.phone)}</a>`)}
    ${line('Email', person.email && html`<a href="mailto:${encodeURIComponent(person.email)}">${person.email}</a>`)}
    ${line('Postcode', person.postcode)} ${line('Location', lead.location)}
    ${line('Vehicle', vehicle && html`<a href="/cars/${encodeURIComponent(vehicle.slug)}">${vehicle.name}</a>${price}`)}
    ${line('Stock number', vehicle?.stock_number)} ${line('Message', lead.message)}
    ${Object.entries(lead.values).map(([name, value]) => line(name, value))}
    ${line('Files', lead.files.map(({ name }) => name).join(', '))}
    ${line('Offers', lead.consent.opt_in ? 'wanted' : 'not wanted')} ${line('Page', lead.url)}
    ${line('May be no person', lead.suspicions.join(', '))}
  </dl>`;
}

const history = ({ events }: LeadWithHistory, timeZone: string): Markup =>
  html`<h2>History</h2>
    <ul>
      ${events.map(
        ({ at, kind, destination, note }) =>
          html`<li>${momentText(at, timeZone)}: ${[kind, destination, note].filter(Boolean).join(', ')}</li>`,
      )}
    </ul>`;

/** One lead with what can be done with it, and all that happened to it. */
export function leadPage(found: LeadWithHistory, csrf: string, timeZone: string): Markup {
  const { lead, opened_at, answered_at } = found;
  return html`<div class="buttons">
      ${opened_at === null ? button(lead.id, 'opened', 'Mark as opened', csrf) : ''}
      ${answered_at === null ? button(lead.id, 'answered', 'Mark as answered', csrf) : ''}
      ${button(lead.id, 'resend', 'Send again', csrf)}
    </div>
    ${facts(found, timeZone)} ${history(found, timeZone)}`;
}
