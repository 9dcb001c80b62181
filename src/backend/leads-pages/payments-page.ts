import { html } from 'hono/html';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import type { ReadRequest, RequestField } from '../../domain/payment/read-payment-request.ts';
import { requestHref } from '../../domain/payment/online-payment.ts';
import {
  requestActions,
  requestState,
  type RequestAction,
  type RequestState,
} from '../../domain/payment/payment-request.ts';
import { amountWords } from '../../domain/payment/request-sentences.ts';
import type { RequestAndPayment } from '../checkout-store/payment-requests.ts';
import { momentText } from './lead-words.ts';
import type { Markup } from './page-shell.ts';

/** What the form shows: what was typed, and what is wrong with it; `id` is that of the request it will be. */
export type AskForm = {
  id: string;
  lead: string;
  typed: Readonly<Record<RequestField, string>>;
  problems: Extract<ReadRequest, { ok: false }>['problems'];
};

const FIELDS: readonly [RequestField, label: string, attributes: { type?: string; mode?: string }][] = [
  ['purpose', 'What it is for', {}],
  ['amount', 'Amount in dollars', { mode: 'decimal' }],
  ['days', 'Days to pay', { mode: 'numeric' }],
  ['name', 'Customer name', {}],
  ['email', 'Email, to send the link', { type: 'email' }],
  ['phone', 'Mobile, to see it when signed in', { type: 'tel' }],
];

const WORDS = {
  open: 'Not paid yet',
  paid: 'Paid',
  returning: 'Being refunded',
  returned: 'Refunded',
  cancelled: 'Cancelled',
  over: 'Expired',
} as const satisfies Record<RequestState, string>;

const BUTTONS = {
  cancel: 'Cancel Request',
  refund: 'Refund',
  send: 'Send Email Again',
} as const satisfies Record<RequestAction, string>;

function field(
  [name, label, { type = 'text', mode = 'text' }]: (typeof FIELDS)[number],
  { typed, problems }: AskForm,
): Markup {
  const problem = problems[name];
  const id = `ask-${name}`;
  return html`<label for="${id}"
    >${label}
    <input
      id="${id}"
      name="${name}"
      type="${type}"
      inputmode="${mode}"
      value="${typed[name]}"
      ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="${id}-problem"`}
    />${problem === undefined ? '' : html`<span id="${id}-problem" role="alert">${problem}</span>`}</label
  >`;
}

const askForm = (form: AskForm, csrf: string): Markup =>
  html`<section class="card">
    <h2>Request a payment</h2>
    <form method="post" action="/_leads/payments">
      <input type="hidden" name="csrf" value="${csrf}" />
      <input type="hidden" name="id" value="${form.id}" />
      <input type="hidden" name="lead" value="${form.lead}" />
      <div class="filter">${FIELDS.map((each) => field(each, form))}</div>
      <button class="first">Request Payment</button>
    </form>
  </section>`;

function card({ request, payment }: RequestAndPayment, { now, csrf, timeZone }: PaymentsView): Markup {
  const { id, name, email, phone, purpose, lead, until, paid_at } = request;
  const state = requestState(request, payment.state, now);
  const who = [name ?? 'Erased', phone && displayPhone(phone), email].filter(Boolean).join(', ');
  return html`<section class="card">
    <h2>${amountWords(request.amount)}${purpose === '' ? '' : `, ${purpose}`}</h2>
    <p>
      <span class="badge ${state === 'open' ? 'new' : state === 'paid' ? 'answered' : ''}"
        >${WORDS[state]}</span
      >
    </p>
    <p>${lead === null ? who : html`<a href="/_leads/lead/${lead}">${who}</a>`}</p>
    <p class="note">
      Reference ${shortReference(id)}, asked ${momentText(request.asked_at, timeZone)},
      ${paid_at === null ? `until ${momentText(until, timeZone)}` : `paid ${momentText(paid_at, timeZone)}`}.
      ${state === 'open' ? html`Its link: <a href="${requestHref(id)}">${requestHref(id)}</a>` : ''}
    </p>
    <div class="actions">
      ${requestActions(state, email !== null).map(
        (action) =>
          html`<form method="post" action="/_leads/payments/${id}/${action}">
            <input type="hidden" name="csrf" value="${csrf}" /><button
              class="${action === 'send' ? 'plain' : ''}"
            >
              ${BUTTONS[action]}
            </button>
          </form>`,
      )}
    </div>
  </section>`;
}

type PaymentsView = { now: number; csrf: string; timeZone: string };

/** What the dealer asked shoppers for, and the form that asks (spec A6); `now` in milliseconds. */
export function paymentsPage(
  requests: readonly RequestAndPayment[],
  form: AskForm,
  view: PaymentsView,
): Markup {
  const nothing = html`<div class="card empty">
    <h2>No payments yet</h2>
    <p class="note">Payments you request online will appear here.</p>
  </div>`;
  return html`<h1>Payments</h1>
    ${askForm(form, view.csrf)} ${requests.length === 0 ? nothing : requests.map((each) => card(each, view))}`;
}
