import { html } from 'hono/html';
import { HOLD_PAGE_FIELDS, holdPagePath } from '../../api/hold-page.ts';
import type { HoldAnswer } from '../../api/read-hold.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { pageShell, type Markup } from '../leads-pages/page-shell.ts';

type Site = Pick<Tenant, 'site'>;
const { ask, action, price } = HOLD_PAGE_FIELDS;

const talk = ({ site: { phone } }: Site): Markup | '' =>
  phone === undefined
    ? ''
    : html`<p>Rather talk? <a href="${phoneHref(phone)}">${displayPhone(phone)}</a></p>`;

/** Who sells, as every page of a dealer says it (spec P1). */
const seller = ({ site: { name, licence } }: Site): Markup =>
  html`<p class="note">${name}, ${licence.label} ${licence.number}</p>`;

const facts = ({ vehicle, price: agreed, fee, until, state, id }: HoldAnswer): Markup =>
  html`<dl>
    <dt>Vehicle</dt>
    <dd><a href="/cars/${vehicle.slug}">${vehicle.name}</a></dd>
    <dt>Price</dt>
    <dd>${agreed}</dd>
    <dt>Fee</dt>
    <dd>${fee}</dd>
    ${
      state === 'ended'
        ? ''
        : html`<dt>${state === 'held' ? 'Held until' : 'Kept until'}</dt>
            <dd>${until}</dd>`
    }
    <dt>Your reference</dt>
    <dd>${id}</dd>
  </dl>`;

const cancelQuestion = ({ id, money }: HoldAnswer): Markup =>
  html`<form method="post" action="${holdPagePath(id)}" class="card">
    <h2>Cancel this reservation?</h2>
    <p>
      Others can then buy the vehicle.${money === undefined ? '' : ' What you have paid goes back to you.'}
    </p>
    <div class="actions">
      <button class="first" name="${action}" value="cancel">Yes, cancel it</button>
      <a href="${holdPagePath(id)}" class="button">Keep it</a>
    </div>
  </form>`;

const ways = ({ id, pay, fee, price_now: priceNow, can_cancel: canCancel }: HoldAnswer): Markup =>
  html`<div class="actions">
    ${pay === undefined ? '' : html`<a href="${pay}" class="button first">Pay ${fee}</a>`}
    ${
      priceNow
        ? html`<form method="post" action="${holdPagePath(id)}">
            <input type="hidden" name="${price}" value="${priceNow.price}" />
            <button class="first" name="${action}" value="price">Agree to this price</button>
          </form>`
        : ''
    }
    ${
      canCancel
        ? html`<a href="${holdPagePath(id)}?${ask}=cancel" class="button">Cancel the reservation</a>`
        : ''
    }
  </div>`;

/**
 * How a reservation is, and what its shopper can do about it without scripts (spec F9): pay, agree to another price, and
 * cancel, which is asked about first where `isAsked`.
 */
export function holdPage(hold: HoldAnswer, site: Site, isAsked: boolean): Markup {
  const { title, text, money, price_now: priceNow } = hold;
  const body = html`<h1>${title}</h1>
    <section class="card">
      <p>${text}</p>
      ${money === undefined ? '' : html`<p>${money}</p>`}
      ${
        priceNow
          ? html`<p role="alert">
              The price has changed from ${hold.price} to ${priceNow.words}. Nothing is taken before you agree
              to it.
            </p>`
          : ''
      }
      ${facts(hold)}
    </section>
    ${isAsked && hold.can_cancel ? cancelQuestion(hold) : ways(hold)}
    <p class="note">Keep the address of this page: it is where you see the reservation, and cancel it.</p>
    ${talk(site)} ${seller(site)}`;
  return pageShell({ title, dealer: site.site.name, body });
}

/** Says that an address names no reservation of the dealer. */
export function noHoldPage(site: Site): Markup {
  const title = 'There is no such reservation';
  const body = html`<h1>${title}</h1>
    <section class="card">
      <p>Open the link in the letter that you got about it.</p>
      ${talk(site)}
      <p><a href="/">Home</a></p>
    </section>
    ${seller(site)}`;
  return pageShell({ title, dealer: site.site.name, body });
}
