import { html } from 'hono/html';
import { leadAbout } from '../../domain/lead/lead-about.ts';
import { LEAD_CATEGORIES } from '../../domain/lead/lead-categories.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import type { ListedLead } from '../store/list-leads.ts';
import { DELIVERY_STATES } from '../store/tables.ts';
import { ageText, answerText, personText, STATES } from './lead-words.ts';
import { listChoice } from './list-choice.ts';
import { PERIODS, type Period } from './list-period.ts';
import { listPages, listTable } from './list-table.ts';
import type { Markup } from './page-shell.ts';

/** What the list is narrowed to; '' for all. */
export type ListChoice = { period: Period; state: string; category: string; reference: string };

/** One page of the list: `older` is the query of the next, `newest` that of the first where this is another. */
export type ListPage = {
  leads: readonly ListedLead[];
  /** Leads that no destination has and nobody has seen: they come first, whatever the list is narrowed to. */
  unheard?: readonly ListedLead[];
  older?: string;
  newest?: string;
};

/** The names of dealers by their slugs. */
type DealerNames = ReadonlyMap<string, string>;

/** Shown for a lead that has waited so long that the dealer should look at it here. */
const LATE = 'Not delivered yet';

const ALL = ['', 'All'] as const;

const row = (
  listed: ListedLead,
  now: number,
  dealers: DealerNames | undefined,
  isUnheard = false,
): Markup => {
  const { lead, state, received_at } = listed;
  const { phone } = lead.person;
  const answer = answerText(listed);
  const marked = lead.suspicions.length > 0 ? html`, <span class="badge marked">Possible spam</span>` : '';
  // On a phone each row is a card; the roles stay what they are where the display of a table changes.
  return html`<tr role="row">
    <td role="cell" class="name"><a href="/_leads/lead/${lead.id}">${personText(lead.person)}</a></td>
    ${dealers ? html`<td role="cell">${dealers.get(lead.tenant) ?? lead.tenant}</td>` : ''}
    <td role="cell">${lead.category}</td>
    <td role="cell">${leadAbout(lead) ?? ''}</td>
    <td role="cell" class="phone">
      ${phone === undefined ? '' : html`<a href="${phoneHref(phone)}">${displayPhone(phone)}</a>`}
    </td>
    <td role="cell" class="age">${ageText(now - received_at)}</td>
    <td role="cell" class="state"><span class="badge ${answer}">${answer}</span></td>
    <td role="cell" class="way">
      ${
        isUnheard || state === 'dead'
          ? html`<span class="badge dead">${state === 'dead' ? STATES.dead : LATE}</span>`
          : STATES[state]
      }${marked}
    </td>
  </tr>`;
};

const filter = ({ period, state, category, reference }: ListChoice): Markup =>
  html`<form class="filter" method="get" action="/_leads">
    ${listChoice('Received', 'period', Object.entries(PERIODS), period)}
    ${listChoice('Delivery', 'state', [ALL, ...DELIVERY_STATES.map((each) => [each, STATES[each]] as const)], state)}
    ${listChoice('Category', 'category', [ALL, ...LEAD_CATEGORIES.map((each) => [each, each] as const)], category)}
    <label
      >Reference<input
        name="reference"
        value="${reference}"
        placeholder="K7QM-4T2X"
        autocomplete="off"
        maxlength="40"
    /></label>
    <button>Show</button>
  </form>`;

function nothing({ period, state, category, reference }: ListChoice): Markup {
  const isNarrowed = period !== 'all' || state !== '' || category !== '' || reference !== '';
  return html`<div class="card empty">
    <h2>No leads here</h2>
    ${
      isNarrowed
        ? html`<p class="note">
              ${reference === '' ? 'No leads match these filters.' : `No lead has the reference ${reference}.`}
            </p>
            <p><a href="/_leads?period=all">Show all leads</a></p>`
        : html`<p class="note">Enquiries from your website will appear here as soon as they arrive.</p>`
    }
  </div>`;
}

/**
 * A page of the list of leads, the latest first, with what it is narrowed to; `now` in milliseconds. `dealers` where those of
 * several are listed.
 */
export function leadList(
  { leads, unheard = [], older, newest }: ListPage,
  chosen: ListChoice,
  now: number,
  dealers?: DealerNames,
): Markup {
  const titles = [
    'From',
    ...(dealers ? ['Dealer'] : []),
    'Category',
    'Vehicle',
    'Phone',
    'Age',
    'State',
    'Delivery',
  ];
  const table = listTable('Leads, the latest first', titles, [
    ...unheard.map((listed) => row(listed, now, dealers, true)),
    ...leads
      .filter(({ lead }) => !unheard.some((first) => first.lead.id === lead.id))
      .map((listed) => row(listed, now, dealers)),
  ]);
  const count = unheard.length === 1 ? 'This lead has' : `These ${unheard.length} leads have`;
  const notice =
    unheard.length === 0
      ? ''
      : html`<p role="alert">
          ${count} not reached your inbox. Please reply from here. Opening or answering a lead takes it off
          the top.
        </p>`;
  return html`<h1>Leads</h1>
    ${filter(chosen)}${notice}${leads.length + unheard.length === 0 ? nothing(chosen) : table}
    ${listPages('/_leads', 'leads', { newest, older })}`;
}
