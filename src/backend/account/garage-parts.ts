import { html } from 'hono/html';
import { reservationPagePath } from '../../api/reservation-page.ts';
import { ENQUIRY_WORDS } from '../../domain/garage/enquiry-state.ts';
import { dayOf, timeWords } from '../../domain/garage/garage-words.ts';
import type { Garage, GarageVehicle } from '../../domain/garage/garage.ts';
import { ownedName } from '../../domain/garage/owned-vehicle.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { formatDollars } from '../../domain/text/format.ts';
import { longDay } from '../../domain/text/long-day.ts';
import type { Markup } from '../leads-pages/page-shell.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

/** A part of the page with its things; nothing where there are none. */
const part = (title: string, things: readonly Markup[]): Markup | '' =>
  things.length === 0
    ? ''
    : html`<section class="card">
        <h2>${title}</h2>
        <ul class="things">
          ${things}
        </ul>
      </section>`;

const vehicleName = ({ name, href }: GarageVehicle): Markup =>
  href === undefined ? html`${name}` : html`<a href="${href}">${name}</a>`;

const line = (...words: readonly (string | undefined)[]): string => words.filter(Boolean).join(', ');

const reservations = (garage: Garage): Markup[] =>
  garage.reservations.map(
    ({ id, title, text, money, vehicle }) =>
      html`<li>
        <h3>${vehicleName(vehicle)}</h3>
        <p><strong>${title}</strong></p>
        <p>${[text, money].filter(Boolean).join(' ')}</p>
        <p><a href="${reservationPagePath(id)}">See this reservation</a></p>
      </li>`,
  );

const appointments = (garage: Garage): Markup[] =>
  garage.appointments.map(
    ({ kind, time, time_zone: zone, place, vehicle, state }) =>
      html`<li>
        <h3>${timeWords(time, zone)}</h3>
        <p>${kind}${vehicle ? html`, ${vehicleName(vehicle)}` : ''}</p>
        <p>${line(place.name, place.address)}</p>
        <p>${ENQUIRY_WORDS[state].text}</p>
        ${
          place.phone === undefined
            ? ''
            : html`<p>
                To change or cancel it, call
                <a href="${phoneHref(place.phone)}">${displayPhone(place.phone)}</a>.
              </p>`
        }
      </li>`,
  );

const enquiries = (garage: Garage, timeZone: string): Markup[] =>
  garage.enquiries.map(({ kind, vehicle, place, sent_at: sentAt, state }) => {
    const { word, text } = ENQUIRY_WORDS[state];
    return html`<li>
      <h3>${vehicle ? vehicleName(vehicle) : kind}</h3>
      <p>${line(vehicle && kind, place, dayOf(sentAt, timeZone))}</p>
      <p><strong>${word}.</strong> ${text}</p>
    </li>`;
  });

const tradeIns = (garage: Garage, timeZone: string): Markup[] =>
  garage.trade_ins.map(
    ({ vehicle, low, high, valued_on: valuedOn, accepted }) =>
      html`<li>
        <h3>${vehicle}</h3>
        <p>${formatDollars(low)} to ${formatDollars(high)}, valued ${longDay(valuedOn)}.</p>
        ${
          accepted
            ? html`<p>
                You accepted ${formatDollars(accepted.offer)} on ${dayOf(accepted.at, timeZone)}, subject to
                an inspection.
              </p>`
            : ''
        }
      </li>`,
  );

const searches = (garage: Garage): Markup[] =>
  garage.searches.map(
    ({ href, label }) =>
      html`<li>
        <h3><a href="${href}">${label}</a></h3>
      </li>`,
  );

/** What a shopper has at the dealer beside the watchlist (spec A6), in the order of the garage; empty parts are left out. */
export function garageParts(garage: Garage, { tenant }: SiteRelease): Markup {
  const { time_zone: timeZone } = tenant.site;
  return html`${part('Appointments', appointments(garage))} ${part('Reservations', reservations(garage))}
  ${part('Enquiries', enquiries(garage, timeZone))} ${part('Trade-in values', tradeIns(garage, timeZone))}
  ${part(
    'Your vehicles',
    garage.vehicles.map((vehicle) => html`<li>${ownedName(vehicle)}</li>`),
  )}
  ${part('Saved searches', searches(garage))}`;
}
