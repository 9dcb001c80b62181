import { html } from 'hono/html';
import { allowedActions, type HoldAction } from '../../domain/checkout/hold-actions.ts';
import { END_WORDS } from '../../domain/checkout/hold-words.ts';
import { endByTime, isLive } from '../../domain/checkout/hold.ts';
import type { PaymentState } from '../../domain/checkout/payment.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { formatDollars } from '../../domain/text/format.ts';
import type { ListedHold } from '../checkout-store/find-holds.ts';
import { momentText, personText } from './lead-words.ts';
import type { Markup } from './page-shell.ts';

/** What a dealer can do about a hold; a shopper cancels on the page of the reservation. */
const BUTTONS: readonly [HoldAction, words: string, look: string][] = [
  ['extend', 'Extend', ''],
  ['buy', 'Mark as Sold', ''],
  ['capture', 'Charge the Fee', ''],
  ['release', 'Release and Refund', 'plain'],
  ['refund', 'Refund the Fee', ''],
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

function stateText({ hold }: ListedHold, now: number, timeZone: string): string {
  if (hold.state === 'ended') return END_WORDS[hold.end ?? 'over'];
  if (!isLive(hold, now)) return END_WORDS[endByTime(hold)];
  const until = momentText(hold.until, timeZone);
  return hold.state === 'held' ? `held until ${until}` : `being paid until ${until}`;
}

function buttons({ hold, payment }: ListedHold, now: number, csrf: string): Markup[] {
  const allowed = allowedActions({ hold, payment }, now);
  return BUTTONS.filter(([action]) => allowed.includes(action)).map(
    ([action, words, look]) =>
      html`<form method="post" action="/_leads/holds/${hold.id}/${action}">
        <input type="hidden" name="csrf" value="${csrf}" /><button class="${look}">
          ${action === 'release' && payment === undefined ? RELEASE : words}
        </button>
      </form>`,
  );
}

function card(listed: ListedHold, now: number, csrf: string, timeZone: string): Markup {
  const { hold, payment, lead: body } = listed;
  const lead = body === null ? undefined : (JSON.parse(body) as Lead);
  const phone = lead?.person.phone;
  const fee = hold.fee > 0 ? `, fee ${formatDollars(hold.fee / 100)} ${MONEY[payment ?? 'open']}` : '';
  return html`<section class="card">
    <h2>${lead?.vehicle?.name ?? hold.slug}</h2>
    <p>
      <span class="badge ${isLive(hold, now) ? 'new' : ''}">${stateText(listed, now, timeZone)}</span>
    </p>
    <p>
      ${
        lead
          ? html`<a href="/_leads/lead/${hold.id}">${personText(lead.person)}</a
              >${phone ? html`, <a href="${phoneHref(phone)}">${displayPhone(phone)}</a>` : ''}`
          : 'Erased'
      }
    </p>
    <p class="note">
      Price ${formatDollars(hold.price / 100)}${fee}, reserved ${momentText(hold.taken_at, timeZone)},
      reference ${shortReference(hold.id)}
    </p>
    <div class="actions">${buttons(listed, now, csrf)}</div>
  </section>`;
}

/** The vehicles that shoppers have reserved, those that go on first (spec F9); `now` in milliseconds. */
export function holdsPage(
  holds: readonly ListedHold[],
  { now, csrf, timeZone }: { now: number; csrf: string; timeZone: string },
): Markup {
  const nothing = html`<div class="card empty">
    <h2>No reservations</h2>
    <p class="note">Vehicles reserved on your website will appear here.</p>
  </div>`;
  return html`<h1>Reservations</h1>
    ${holds.length === 0 ? nothing : holds.map((each) => card(each, now, csrf, timeZone))}`;
}
