import { html } from 'hono/html';
import {
  APPOINTMENT_FIELD,
  changedAppointment,
  type ChangedAppointment,
} from '../../domain/lead/appointment-values.ts';
import { leadAbout } from '../../domain/lead/lead-about.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { formatClockTime } from '../../domain/location/clock-time.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { dayText, personText } from './lead-words.ts';
import type { Markup } from './page-shell.ts';

/** An appointment at its time, `YYYY-MM-DDTHH:MM` by the clock of its place, and what its shopper did about it. */
type Appointment = { lead: Lead; time: string; changed: ChangedAppointment | undefined };

function appointmentOf(lead: Lead): Appointment {
  const changed = changedAppointment(lead.values);
  return { lead, changed, time: lead.values[APPOINTMENT_FIELD] ?? changed?.before ?? '' };
}

function badge(changed: ChangedAppointment | undefined): Markup | '' {
  if (!changed) return '';
  const { before, now } = changed;
  return now === undefined
    ? html`<p><span class="badge dead">Cancelled by customer</span></p>`
    : html`<p>
        <span class="badge new">Moved by customer</span>
        before: ${dayText(before.slice(0, 10))}, ${formatClockTime(before.slice(11))}
      </p>`;
}

const row = ({ lead, time, changed }: Appointment, placeOf: (lead: Lead) => string): Markup => {
  const { phone } = lead.person;
  const about = [lead.category, leadAbout(lead), placeOf(lead)].filter(Boolean).join(', ');
  return html`<li>
    <b>${formatClockTime(time.slice(11))}</b>
    <div>
      <p><a href="/_leads/lead/${lead.id}">${personText(lead.person)}</a></p>
      ${about === '' ? '' : html`<p>${about}</p>`}
      ${phone === undefined ? '' : html`<p><a href="${phoneHref(phone)}">${displayPhone(phone)}</a></p>`}
      ${badge(changed)}
    </div>
  </li>`;
};

/** The appointments from `today` (YYYY-MM-DD) on, by day and time; `placeOf` names the place of one. */
export function appointmentsPage(
  leads: readonly Lead[],
  today: string,
  placeOf: (lead: Lead) => string,
): Markup {
  const appointments = leads
    .map(appointmentOf)
    .filter(({ time }) => time.slice(0, 10) >= today)
    .toSorted((a, b) => (a.time < b.time ? -1 : 1));
  const days = [...Map.groupBy(appointments, ({ time }) => time.slice(0, 10))];
  const nothing = html`<div class="card empty">
    <h2>No appointments</h2>
    <p class="note">Visits booked on your website will appear here by day.</p>
  </div>`;
  return html`<h1>Appointments</h1>
    ${days.length === 0 ? nothing : ''}
    ${days.map(
      ([day, times]) =>
        html`<section class="card">
          <h2>${day === today ? 'Today, ' : ''}${dayText(day)}</h2>
          <ul class="times">
            ${times.map((each) => row(each, placeOf))}
          </ul>
        </section>`,
    )}`;
}
