import { html } from 'hono/html';
import { END_WORDS } from '../../domain/checkout/reservation-words.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { isLeadFormId } from '../../domain/lead/lead-form-ids.ts';
import { fieldsOf } from '../../domain/lead/lead-form.ts';
import { LEAD_FORMS } from '../../domain/lead/lead-forms.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { formatDollars } from '../../domain/text/format.ts';
import { APPOINTMENT_BEFORE, APPOINTMENT_FIELD } from '../../domain/lead/appointment-values.ts';
import { yardAppointment } from '../../domain/location/yard-clock.ts';
import { answerLabel, filedUnder } from '../destinations/lead-email.ts';
import type { LeadWithHistory } from '../store/lead-history.ts';
import { line } from './fact-line.ts';
import { tradeInCard } from './trade-in-card.ts';
import { answerText, EVENTS, momentText, personText, STATES } from './lead-words.ts';
import type { Markup } from './page-shell.ts';

/** The name of the place that a lead asks, '' for the dealer as a whole, and the clock it goes by. */
export type LeadPlace = { place: string; timeZone: string };

const button = (id: string, action: string, words: string, csrf: string, kind = ''): Markup =>
  html`<form method="post" action="/_leads/lead/${id}/${action}">
    <input type="hidden" name="csrf" value="${csrf}" /><button class="${kind}">${words}</button>
  </form>`;

/** What the form asked beside the person, in its own words. */
function answers({ form, values }: Lead, timeZone: string): (Markup | '')[] {
  const fields = new Map(
    isLeadFormId(form) ? fieldsOf(LEAD_FORMS[form]).map((field) => [field.name, field] as const) : [],
  );
  return Object.entries(values).map(([name, value]) => {
    const field = fields.get(name);
    const shown = field?.choices?.find((choice) => choice.value === value)?.label ?? value;
    const isTime = name === APPOINTMENT_FIELD || name === APPOINTMENT_BEFORE;
    return line(field?.label ?? answerLabel(name), isTime ? yardAppointment(value, timeZone) : shown);
  });
}

const fileLinks = ({ id, files }: Lead): (Markup | '')[] =>
  files.map(({ key, name, bytes }) =>
    line('File', html`<a href="/_leads/lead/${id}/files/${key}">${name}</a> (${Math.ceil(bytes / 1024)} KB)`),
  );

function facts(
  { lead, state, received_at, reservation }: LeadWithHistory,
  { place, timeZone }: LeadPlace,
): Markup {
  const { person, vehicle } = lead;
  const price =
    vehicle?.price === undefined ? '' : `, ${formatDollars(vehicle.price)} ${vehicle.price_note ?? ''}`;
  return html`<dl>
    ${line('Phone', person.phone && html`<a href="${phoneHref(person.phone)}">${displayPhone(person.phone)}</a>`)}
    ${line('Email', person.email && html`<a href="mailto:${encodeURIComponent(person.email)}">${person.email}</a>`)}
    ${line('Postcode', person.postcode)} ${line('Location', place)}
    ${line('Vehicle', vehicle && html`<a href="/cars/${encodeURIComponent(vehicle.slug)}">${vehicle.name}</a>${price}`)}
    ${line('Reservation', reservation && html`<a href="/_leads/holds">${reservation.hold.end === null ? 'Active' : END_WORDS[reservation.hold.end]}</a>`)}
    ${line('Stock number', vehicle?.stock_number)} ${answers(lead, timeZone)} ${fileLinks(lead)}
    ${line('News and offers', lead.consent.opt_in ? 'Yes' : 'No')}
    ${line('Received', momentText(received_at, timeZone))} ${line('Delivery', STATES[state])}
    ${line('Page', lead.url)} ${line('Possible spam', lead.suspicions.join(', '))}
    ${line('Reference', shortReference(lead.id))}
  </dl>`;
}

const history = ({ events }: LeadWithHistory, timeZone: string): Markup =>
  html`<ul class="history">
    ${events.map(
      ({ at, kind, destination, note }) =>
        html`<li>
          <time datetime="${new Date(at).toISOString()}">${momentText(at, timeZone)}</time>
          ${[EVENTS[kind], destination, note].filter(Boolean).join(', ')}
        </li>`,
    )}
  </ul>`;

/** One lead with what can be done with it, and all that happened to it. */
export function leadPage(
  found: LeadWithHistory,
  csrf: string,
  where: LeadPlace & { asksPayments?: boolean },
): Markup {
  const { lead, opened_at, answered_at } = found;
  const { phone, email } = lead.person;
  const answer = answerText(found);
  return html`<p class="note"><a href="/_leads">All leads</a></p>
    <h1>${personText(lead.person)}</h1>
    <p class="note">${filedUnder(lead)} <span class="badge ${answer}">${answer}</span></p>
    <div class="actions">
      ${phone === undefined ? '' : html`<a class="button first" href="${phoneHref(phone)}">Call ${displayPhone(phone)}</a>`}
      ${email === undefined ? '' : html`<a class="button" href="mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${lead.vehicle?.name ?? filedUnder(lead)}`)}">Email</a>`}
      ${answered_at === null ? button(lead.id, 'answered', 'Mark as Answered', csrf) : ''}
      ${opened_at === null ? button(lead.id, 'opened', 'Mark as Opened', csrf) : ''}
      ${where.asksPayments ? html`<a class="button" href="/_leads/payments?lead=${lead.id}">Request Payment</a>` : ''}
      ${button(lead.id, 'resend', 'Send Again', csrf, 'plain')}
    </div>
    <div class="columns">
      <div>
        ${
          lead.message === undefined
            ? ''
            : html`<section class="card">
                <h2>Message</h2>
                <p class="message">${lead.message}</p>
              </section>`
        }
        <section class="card">
          <h2>Details</h2>
          ${facts(found, where)}
        </section>
        ${tradeInCard(found, where.timeZone)}
      </div>
      <section class="card">
        <h2>History</h2>
        ${history(found, where.timeZone)}
      </section>
    </div>`;
}
