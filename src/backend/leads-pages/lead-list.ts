import { html } from 'hono/html';
import { LEAD_CATEGORIES } from '../../domain/lead/lead-categories.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import type { ListedLead } from '../store/list-leads.ts';
import { DELIVERY_STATES } from '../store/tables.ts';
import type { Markup } from './page-shell.ts';

export const PERIODS = { today: 'Today', week: 'Last 7 days', month: 'Last 31 days' } as const;
export type Period = keyof typeof PERIODS;

/** What the list is narrowed to; '' for all. */
export type ListChoice = { period: Period; state: string; category: string };

/** Words of what became of a lead on its way to the dealer. */
export const STATES = {
  queued: 'on its way',
  delivered: 'delivered',
  dead: 'could not be delivered',
} as const;

const MINUTE = 60_000;
/** How long ago, as people say it: '5 min', '3 h', '2 days'. */
export function ageText(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60 / 24)} days`;
}

/** Who asks, in a line. */
export const personText = ({ first_name = '', last_name = '' }: ListedLead['lead']['person']): string =>
  `${first_name} ${last_name}`.trim() || 'No name';

const answerText = ({ opened_at, answered_at }: ListedLead): string =>
  answered_at !== null ? 'answered' : opened_at !== null ? 'opened' : 'new';

const choice = (value: string, words: string, chosen: string): Markup =>
  html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${words}</option>`;

const row = (listed: ListedLead, now: number, showsTenant: boolean): Markup => {
  const { lead, state, received_at } = listed;
  return html`<tr>
    <td><a href="/_leads/lead/${lead.id}">${personText(lead.person)}</a></td>
    ${showsTenant ? html`<td>${lead.tenant}</td>` : ''}
    <td>${lead.category}</td>
    <td>${lead.vehicle?.name ?? ''}</td>
    <td>${lead.person.phone === undefined ? '' : displayPhone(lead.person.phone)}</td>
    <td>${ageText(now - received_at)}</td>
    <td class="mark">${answerText(listed)}</td>
    <td>${STATES[state]}${lead.suspicions.length > 0 ? ', marked' : ''}</td>
  </tr>`;
};

const filter = ({ period, state, category }: ListChoice): Markup =>
  html`<form class="filter" method="get" action="/_leads">
    <label
      >Received<select name="period">
        ${Object.entries(PERIODS).map(([value, words]) => choice(value, words, period))}
      </select></label
    >
    <label
      >Delivery<select name="state">
        ${choice('', 'All', state)}${DELIVERY_STATES.map((each) => choice(each, STATES[each], state))}
      </select></label
    >
    <label
      >Category<select name="category">
        ${choice('', 'All', category)}${LEAD_CATEGORIES.map((each) => choice(each, each, category))}
      </select></label
    >
    <button>Show</button>
  </form>`;

/** The list of leads, the latest first, with what it is narrowed to; `now` in milliseconds. */
export function leadList(
  leads: readonly ListedLead[],
  chosen: ListChoice,
  now: number,
  showsTenant: boolean,
): Markup {
  const titles = [
    'From',
    ...(showsTenant ? ['Dealer'] : []),
    'Category',
    'Vehicle',
    'Phone',
    'Age',
    'State',
    'Delivery',
  ];
  const table = html`<div class="scroll" tabindex="0" role="region" aria-label="Leads">
    <table>
      <thead>
        <tr>
          ${titles.map((title) => html`<th scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${leads.map((listed) => row(listed, now, showsTenant))}
      </tbody>
    </table>
  </div>`;
  return html`${filter(chosen)}${leads.length === 0 ? html`<p>No leads.</p>` : table}`;
}
