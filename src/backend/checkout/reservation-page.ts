import { html } from 'hono/html';
import { RESERVATION_PAGE_FIELDS, reservationPagePath } from '../../api/reservation-page.ts';
import type { ReservationAnswer } from '../../api/read-reservation.ts';
import type { Markup } from '../leads-pages/page-shell.ts';
import { ratherTalk } from '../shopper-page/shopper-page.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

type Page = { title: string; body: Markup };
const { ask, action, price } = RESERVATION_PAGE_FIELDS;

const facts = ({ summary, vehicle }: ReservationAnswer): Markup =>
  html`<dl>
    ${summary.map(
      ([label, words]) =>
        html`<dt>${label}</dt>
          <dd>${words === vehicle.name ? html`<a href="/cars/${vehicle.slug}">${words}</a>` : words}</dd>`,
    )}
  </dl>`;

const cancelQuestion = ({ id, money }: ReservationAnswer): Markup =>
  html`<form method="post" action="${reservationPagePath(id)}" class="card">
    <h2>Cancel this reservation?</h2>
    <p>
      Someone else could then buy the vehicle.${money === undefined ? '' : " We'll refund what you've paid."}
    </p>
    <div class="actions">
      <button class="button first" name="${action}" value="cancel">Yes, Cancel It</button>
      <a href="${reservationPagePath(id)}" class="button">Keep It</a>
    </div>
  </form>`;

const ways = ({
  id,
  pay,
  fee,
  price_now: priceNow,
  can_cancel: canCancel,
}: ReservationAnswer): Markup | '' =>
  canCancel || pay !== undefined || priceNow
    ? html`<div class="actions">
        ${pay === undefined ? '' : html`<a href="${pay}" class="button first">Pay ${fee}</a>`}
        ${
          priceNow
            ? html`<form method="post" action="${reservationPagePath(id)}">
                <input type="hidden" name="${price}" value="${priceNow.price}" />
                <button class="button first" name="${action}" value="price">Agree to This Price</button>
              </form>`
            : ''
        }
        ${
          canCancel
            ? html`<a href="${reservationPagePath(id)}?${ask}=cancel" class="button">Cancel Reservation</a>`
            : ''
        }
      </div>`
    : '';

/**
 * How a reservation is, and what its shopper can do about it without scripts (spec F9): pay, agree to another price, and
 * cancel, which is asked about first where `isAsked`.
 */
export function reservationPage(reservation: ReservationAnswer, site: SiteRelease, isAsked: boolean): Page {
  const { title, text, money, price_now: priceNow } = reservation;
  const asks = isAsked && reservation.can_cancel;
  const body = html`<h1>${title}</h1>
    ${asks ? cancelQuestion(reservation) : ''}
    <section class="card">
      <p>${text}</p>
      ${money === undefined ? '' : html`<p>${money}</p>`}
      ${
        priceNow
          ? html`<p role="alert">
              The price has changed from ${reservation.price} to ${priceNow.words}. We won't take anything
              until you agree to it.
            </p>`
          : ''
      }
      ${facts(reservation)}
    </section>
    ${asks ? '' : ways(reservation)}
    <p class="note">Bookmark this page to check or cancel your reservation.</p>
    ${ratherTalk(site)}`;
  return { title, body };
}

/** Says that an address names no reservation of the dealer. */
export function noReservationPage(site: SiteRelease): Page {
  const title = "We can't find that reservation";
  const body = html`<h1>${title}</h1>
    <section class="card">
      <p>Open the link in the email we sent you when you reserved.</p>
      ${ratherTalk(site)}
      <p><a href="/">Back to our home page</a></p>
    </section>`;
  return { title, body };
}
