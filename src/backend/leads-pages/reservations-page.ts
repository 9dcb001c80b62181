import { html } from 'hono/html';
import { allowedActions, type ReservationAction } from '../../domain/checkout/reservation-actions.ts';
import { END_WORDS } from '../../domain/checkout/reservation-words.ts';
import { endByTime, isLive } from '../../domain/checkout/reservation.ts';
import type { PaymentState } from '../../domain/checkout/payment.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { yardTime } from '../../domain/location/yard-clock.ts';
import { formatDollars } from '../../domain/text/format.ts';
import type { ListedReservation } from '../checkout-store/find-reservations.ts';
import { momentText, personText } from './lead-words.ts';
import type { Markup } from './page-shell.ts';

/** What a dealer can do about a reservation; a shopper cancels on the page of the reservation. */
const BUTTONS: readonly [ReservationAction, words: string, question?: string][] = [
  ['extend', 'Extend'],
  ['buy', 'Mark as Sold', 'Mark it as sold? The reservation ends, and the customer is told.'],
  ['capture', 'Charge the Fee', "Charge the customer's card now?"],
  [
    'release',
    'Release and Refund',
    "Release this vehicle? Someone else could then reserve it, and the customer is told. You can't undo this.",
  ],
  ['refund', 'Refund the Fee', "Refund the fee? You can't undo this."],
];
/** Without a fee there is nothing to give back. */
const RELEASE = 'Release';

const MONEY = {
  open: 'not paid',
  closed: 'not paid',
  authorised: 'authorised',
  paid: 'paid',
  voided: 'released',
  refunded: 'refunded',
} as const satisfies Record<PaymentState, string>;

/** The zone by whose clock a place says its times, which its shopper was told. */
type ZoneOf = (location: string | undefined) => string;

function stateText({ hold: reservation }: ListedReservation, now: number, timeZone: string): string {
  if (reservation.state === 'ended') return END_WORDS[reservation.end ?? 'over'];
  if (!isLive(reservation, now)) return END_WORDS[endByTime(reservation)];
  const until = yardTime(reservation.until, timeZone);
  return reservation.state === 'held' ? `held until ${until}` : `being paid until ${until}`;
}

function buttons({ hold: reservation, payment }: ListedReservation, now: number, csrf: string): Markup[] {
  const allowed = allowedActions({ hold: reservation, payment }, now);
  return BUTTONS.filter(([action]) => allowed.includes(action)).map(([action, label, question]) => {
    const words = action === 'release' && payment === undefined ? RELEASE : label;
    const form = (said: string): Markup =>
      html`<form method="post" action="/_leads/holds/${reservation.id}/${action}">
        <input type="hidden" name="csrf" value="${csrf}" /><button>${said}</button>
      </form>`;
    return question === undefined
      ? form(words)
      : html`<details>
          <summary>${words}</summary>
          <p>${question}</p>
          ${form(`Yes, ${words}`)}
        </details>`;
  });
}

function card(listed: ListedReservation, now: number, csrf: string, zoneOf: ZoneOf): Markup {
  const { hold: reservation, payment, lead: body } = listed;
  const lead = body === null ? undefined : (JSON.parse(body) as Lead);
  const phone = lead?.person.phone;
  const timeZone = zoneOf(lead?.location);
  const fee =
    reservation.fee > 0 ? `, fee ${formatDollars(reservation.fee / 100)} ${MONEY[payment ?? 'open']}` : '';
  return html`<section class="card">
    <h2>${lead?.vehicle?.name ?? reservation.slug}</h2>
    <p>
      <span class="badge ${isLive(reservation, now) ? 'new' : ''}">${stateText(listed, now, timeZone)}</span>
    </p>
    <p>
      ${
        lead
          ? html`<a href="/_leads/lead/${reservation.id}">${personText(lead.person)}</a
              >${phone ? html`, <a href="${phoneHref(phone)}">${displayPhone(phone)}</a>` : ''}`
          : 'Erased'
      }
    </p>
    <p class="note">
      Price ${formatDollars(reservation.price / 100)}${fee}, reserved
      ${momentText(reservation.taken_at, timeZone)}, reference ${shortReference(reservation.id)}
    </p>
    <div class="actions">${buttons(listed, now, csrf)}</div>
  </section>`;
}

/** The vehicles that shoppers have reserved, those that go on first (spec F9); `now` in milliseconds. */
export function reservationsPage(
  reservations: readonly ListedReservation[],
  { now, csrf, zoneOf }: { now: number; csrf: string; zoneOf: ZoneOf },
): Markup {
  const nothing = html`<div class="card empty">
    <h2>No reservations</h2>
    <p class="note">Vehicles reserved on your website will appear here.</p>
  </div>`;
  return html`<h1>Reservations</h1>
    ${reservations.length === 0 ? nothing : reservations.map((each) => card(each, now, csrf, zoneOf))}`;
}
