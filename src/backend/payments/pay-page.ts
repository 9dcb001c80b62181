import { html } from 'hono/html';
import { amountWords } from '../../domain/payment/request-sentences.ts';
import { PAGE_HEADERS, pageShell, type Markup } from '../leads-pages/page-shell.ts';
import { payPath } from './payment-paths.ts';

/** A form may be led on to the page of a provider, which is elsewhere. */
export const PAY_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy': PAGE_HEADERS['content-security-policy'].replace(
    "form-action 'self'",
    "form-action 'self' https:",
  ),
};

type PayPage = {
  id: string;
  /** In cents. */
  amount: number;
  /** What it is for. */
  description: string;
  dealer: string;
  /** The page of the site that shows what is to be paid. */
  back: string;
};

/** What there is to pay, and the button that leads on to the page of the provider: for browsers without scripts, and links. */
export function payPage({ id, amount, description, dealer, back }: PayPage): Markup {
  const words = amountWords(amount);
  const body = html`<h1>Pay ${words}</h1>
    <section class="card">
      <p>${description}</p>
      <p>You pay by card, on the page of our payment provider. This site never asks for your card number.</p>
      <form method="post" action="${payPath(id)}" class="actions">
        <button class="first">Pay ${words}</button>
        <a href="${back}" class="button">Not now</a>
      </form>
    </section>`;
  return pageShell({ title: `Pay ${words}`, dealer, body });
}
