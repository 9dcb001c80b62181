import { html } from 'hono/html';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { chanceWords } from '../../domain/promotion/draw-prize.ts';
import type { PromotionClosed } from '../../domain/promotion/open-promotion.ts';
import type { Prize, PromotionSettings } from '../../domain/promotion/promotion-settings.ts';
import { formatDate } from '../../domain/text/format.ts';
import type { KeptDraw } from '../promotion/draws.ts';
import type { DrawState } from '../promotion/list-draws.ts';
import { momentText } from './lead-words.ts';
import { listChoice } from './list-choice.ts';
import { listPages, listTable } from './list-table.ts';
import type { Markup } from './page-shell.ts';

export const DRAWS_PATH = '/_leads/draws';

const STATES = { all: 'All draws', won: 'Prizes won' } as const satisfies Record<DrawState, string>;

const CLOSED = {
  none: "There's no promotion in the settings.",
  no_account: "Not running: customers can't sign in, or there's no backend for its forms.",
  no_terms: 'Not running: the terms are missing.',
  no_days: 'Not running: the first or last day is missing.',
  no_states: 'Not running: no state is named.',
  no_permit: "Not running: a state's permit is missing.",
  no_prizes: 'Not running: there are no prizes.',
  not_yet: 'Not started yet.',
  over: 'Finished.',
} as const satisfies Record<PromotionClosed, string>;

/** What a list of draws shows; `older` is the query of the next page, `newest` that of the first where this is another. */
export type DrawList = { draws: readonly KeptDraw[]; older?: string; newest?: string };
export type DrawView = {
  state: DrawState;
  timeZone: string;
  promotion: PromotionSettings | false;
  closed: PromotionClosed | undefined;
  given: ReadonlyMap<string, number>;
};

function resultText({ odds, drawn, prize }: KeptDraw): Markup | string {
  const prizes = JSON.parse(odds) as Prize[];
  const named = (id: string): string => {
    const found = prizes.find((each) => each.id === id);
    return found ? `${found.name} (${chanceWords(found.in_10000)})` : id;
  };
  if (prize !== null) return html`<span class="badge answered">${named(prize)}</span>`;
  return drawn === null ? 'nothing' : `${named(drawn)}, none left`;
}

const row = (draw: KeptDraw, timeZone: string): Markup =>
  html`<tr role="row">
    <td role="cell" class="name">${momentText(draw.drawn_at, timeZone)}</td>
    <td role="cell">${resultText(draw)}</td>
    <td role="cell" class="phone">
      ${draw.phone === null ? html`digest ${draw.phone_hash.slice(0, 12)}` : html`<a href="${phoneHref(draw.phone)}">${displayPhone(draw.phone)}</a>`}
    </td>
    <td role="cell">${draw.state}</td>
    <td role="cell">number ${draw.number}</td>
    <td role="cell">${draw.promotion}, terms ${draw.terms_hash.slice(0, 12)}</td>
  </tr>`;

function summary({ promotion, closed, given }: DrawView): Markup | '' {
  if (!promotion) return '';
  return html`<section class="card">
    <h2>${promotion.title}</h2>
    <p class="note">
      ${closed === undefined ? `It runs until ${formatDate(promotion.until)}.` : CLOSED[closed]}
    </p>
    <dl>
      ${promotion.prizes.map(
        ({ id, name, count, in_10000 }) =>
          html`<dt>${name}</dt>
            <dd>${given.get(id) ?? 0} of ${count} won, ${chanceWords(in_10000)}</dd>`,
      )}
    </dl>
  </section>`;
}

const TITLES = ['Drawn', 'Result', 'Who', 'State', 'Of 10,000', 'Promotion'];

/** The draws of promotions, the latest first, with what is left of the prizes (spec A6). */
export function drawsPage({ draws, older, newest }: DrawList, view: DrawView): Markup {
  return html`<h1>Draws</h1>
    ${summary(view)}
    <form class="filter" method="get" action="${DRAWS_PATH}">
      ${listChoice('Shown', 'state', Object.entries(STATES), view.state)}
      <button>Show</button>
    </form>
    ${
      draws.length === 0
        ? html`<div class="card empty">
            <h2>No draws here</h2>
            <p class="note">Entries in your promotion will appear here.</p>
          </div>`
        : listTable(
            'Draws, the latest first',
            TITLES,
            draws.map((each) => row(each, view.timeZone)),
          )
    }
    ${listPages(DRAWS_PATH, 'draws', { newest, older })}`;
}
