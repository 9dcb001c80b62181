import { html } from 'hono/html';
import type { Lead } from '../../domain/lead/lead.ts';
import { formatClockTime } from '../../domain/location/clock-time.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { APPOINTMENT_FIELD } from '../routes/appointments-call.ts';
import { dayText, personText } from './lead-words.ts';
import type { Markup } from './page-shell.ts';

/** A test drive at its time, `YYYY-MM-DDTHH:MM` by the clock of its place. */
type Drive = { lead: Lead; time: string };

const drive = ({ lead, time }: Drive, placeOf: (lead: Lead) => string): Markup => {
  const { phone } = lead.person;
  const about = [lead.vehicle?.name, placeOf(lead)].filter(Boolean).join(', ');
  return html`<li>
    <b>${formatClockTime(time.slice(11))}</b>
    <div>
      <p><a href="/_leads/lead/${lead.id}">${personText(lead.person)}</a></p>
      ${about === '' ? '' : html`<p>${about}</p>`}
      ${phone === undefined ? '' : html`<p><a href="${phoneHref(phone)}">${displayPhone(phone)}</a></p>`}
    </div>
  </li>`;
};

/** The test drives from `today` (YYYY-MM-DD) on, by day and time; `placeOf` names the place of one. */
export function appointmentsPage(
  leads: readonly Lead[],
  today: string,
  placeOf: (lead: Lead) => string,
): Markup {
  const drives = leads
    .map((lead) => ({ lead, time: lead.values[APPOINTMENT_FIELD] ?? '' }))
    .filter(({ time }) => time.slice(0, 10) >= today)
    .toSorted((a, b) => (a.time < b.time ? -1 : 1));
  const days = [...Map.groupBy(drives, ({ time }) => time.slice(0, 10))];
  const nothing = html`<div class="card empty">
    <h2>No appointments</h2>
    <p class="note">Test drives that shoppers book on your website appear here by day.</p>
  </div>`;
  return html`<h1>Appointments</h1>
    ${days.length === 0 ? nothing : ''}
    ${days.map(
      ([day, times]) =>
        html`<section class="card">
          <h2>${day === today ? 'Today, ' : ''}${dayText(day)}</h2>
          <ul class="times">
            ${times.map((each) => drive(each, placeOf))}
          </ul>
        </section>`,
    )}`;
}
