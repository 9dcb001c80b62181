import { html } from 'hono/html';
import { amountWords } from '../../domain/payment/request-sentences.ts';
import type { Markup } from '../leads-pages/page-shell.ts';
import { payPath } from './payment-paths.ts';

type PayPage = {
  id: string;
  /** In cents. */
  amount: number;
  /** What it is for. */
  description: string;
  /** The page of the site that shows what is to be paid. */
  back: string;
};

/** What there is to pay, and the button that leads on to the page of the provider: for browsers without scripts, and links. */
export function payPage({ id, amount, description, back }: PayPage): {
  title: string;
  body: Markup;
  leadsElsewhere: true;
} {
  const title = `Pay ${amountWords(amount)}`;
  const body = html`<h1>${title}</h1>
    <section class="card">
      <p>${description}</p>
      <p>You'll pay by card on our payment provider's page. We never see your card number.</p>
      <form method="post" action="${payPath(id)}" class="actions">
        <button class="button first">${title}</button>
        <a href="${back}" class="button">Not Now</a>
      </form>
    </section>`;
  return { title, body, leadsElsewhere: true };
}
