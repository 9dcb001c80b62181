import { html } from 'hono/html';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { formatDate, formatDollars } from '../../domain/text/format.ts';
import type { ListedValuation, ValuationState } from '../trade-in/list-valuations.ts';
import { ageText, momentText, personText } from './lead-words.ts';
import { listChoice } from './list-choice.ts';
import { PERIODS, type Period } from './list-period.ts';
import type { Markup } from './page-shell.ts';

export const VALUATIONS_PATH = '/_leads/valuations';

const STATES = {
  sent: 'Sent with a form',
  accepted: 'Offer accepted',
  open: 'Not accepted',
  nobody: 'No form sent',
} as const satisfies Record<ValuationState, string>;

export type ValuationChoice = { period: Period; state: ValuationState };

/** A page of the list: `older` is the query of the next, `newest` that of the first where this is another. */
export type ValuationList = { valuations: readonly ListedValuation[]; older?: string; newest?: string };

type View = { now: number; timeZone: string };

function offerCell({ valuation, acceptance }: ListedValuation, { timeZone }: View): Markup | string {
  const { offer, valid_until } = valuation.estimate;
  if (acceptance)
    return html`<span class="badge answered">${formatDollars(acceptance.offer)} accepted</span>
      <a href="/_leads/lead/${acceptance.accepting_lead_id}"
        >${momentText(acceptance.accepted_at, timeZone)}</a
      >`;
  return offer === undefined ? 'no offer' : `${formatDollars(offer)} until ${formatDate(valid_until)}`;
}

function row(listed: ListedValuation, view: View): Markup {
  const { valuation, lead } = listed;
  const { low, high, valued_on } = valuation.estimate;
  const phone = lead?.person.phone;
  return html`<tr role="row">
    <td role="cell" class="name">
      ${lead ? html`<a href="/_leads/lead/${lead.id}">${personText(lead.person)}</a>` : 'Nobody is named'}
    </td>
    <td role="cell">${valuation.vehicle}</td>
    <td role="cell">${formatDollars(low)} to ${formatDollars(high)} on ${formatDate(valued_on)}</td>
    <td role="cell">${offerCell(listed, view)}</td>
    <td role="cell" class="phone">
      ${phone === undefined ? '' : html`<a href="${phoneHref(phone)}">${displayPhone(phone)}</a>`}
    </td>
    <td role="cell" class="age">${ageText(view.now - valuation.valuedAt)}</td>
  </tr>`;
}

const TITLES = ['From', 'Vehicle', 'Estimate', 'Offer', 'Phone', 'Age'];

/** The figures that shoppers got for their vehicles, the latest first, and what they accepted (spec F8). */
export function valuationsPage(
  { valuations, older, newest }: ValuationList,
  { period, state }: ValuationChoice,
  view: View,
): Markup {
  const link = (query: string | undefined, words: string): Markup | '' =>
    query === undefined ? '' : html`<a class="button" href="${VALUATIONS_PATH}?${query}">${words}</a>`;
  return html`<h1>Valuations</h1>
    <form class="filter" method="get" action="${VALUATIONS_PATH}">
      ${listChoice('Valued', 'period', Object.entries(PERIODS), period)}
      ${listChoice('Shown', 'state', Object.entries(STATES), state)}
      <button>Show</button>
    </form>
    ${
      valuations.length === 0
        ? html`<div class="card empty">
            <h2>No valuations here</h2>
            <p class="note">What your website estimates for shoppers' vehicles appears here.</p>
          </div>`
        : html`<div class="card list">
            <table role="table" aria-label="Valuations, the latest first">
              <thead role="rowgroup">
                <tr role="row">
                  ${TITLES.map((title) => html`<th role="columnheader" scope="col">${title}</th>`)}
                </tr>
              </thead>
              <tbody role="rowgroup">
                ${valuations.map((each) => row(each, view))}
              </tbody>
            </table>
          </div>`
    }
    <div class="pages">${link(newest, 'Newest valuations')} ${link(older, 'Older valuations')}</div>`;
}
