import { html } from 'hono/html';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { formatDate, formatDollars } from '../../domain/text/format.ts';
import type { ListedValuation, ValuationState } from '../trade-in/list-valuations.ts';
import { ageText, momentText, personText } from './lead-words.ts';
import { listChoice } from './list-choice.ts';
import { PERIODS, type Period } from './list-period.ts';
import { listPages, listTable } from './list-table.ts';
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
      ${lead ? html`<a href="/_leads/lead/${lead.id}">${personText(lead.person)}</a>` : 'No name given'}
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
            <p class="note">Estimates your website gives for customers' vehicles will appear here.</p>
          </div>`
        : listTable(
            'Valuations, the latest first',
            TITLES,
            valuations.map((each) => row(each, view)),
          )
    }
    ${listPages(VALUATIONS_PATH, 'valuations', { newest, older })}`;
}
