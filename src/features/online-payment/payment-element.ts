import type { AskedPayment } from '../../calls/online-payments.ts';
import { priorPath, signInHref } from '../../domain/account/sign-in-address.ts';
import { REQUEST_WORD } from '../../domain/payment/online-payment.ts';
import type { Called } from '../../services/call-json.ts';
import { listPayments, readPayment } from '../../services/call-payments.ts';
import { paymentParts, type PaymentView } from './payment-parts.ts';
import { showPayments } from './show-payments.ts';

const NO_ANSWER = 'We cannot be reached at the moment. Nothing was paid just now.';
const NONE = 'There is nothing to pay: nobody asked this number for a payment.';

/**
 * What a shopper is asked to pay (spec A6): the one that the address names, else all of whoever is signed in. All that is
 * shown is the backend's answer of this moment.
 */
class OnlinePayment extends HTMLElement {
  connectedCallback(): void {
    paymentParts.find(this, 'payment-again')?.addEventListener('click', () => void this.#look());
    const here = location.pathname + location.search;
    const prior = priorPath(document.referrer, location.origin);
    paymentParts
      .find(this, 'payment-sign-in')
      ?.setAttribute('href', signInHref('online-payment', here, prior));
    void this.#look();
    // Back from the page of the provider: what was shown may have changed.
    addEventListener('pageshow', ({ persisted }) => persisted && void this.#look());
  }

  #show(view: PaymentView): void {
    for (const place of paymentParts.findAll(this, 'payment-view'))
      place.hidden = paymentParts.valueOf(place, 'payment-view') !== view;
  }

  #close(words: string, canRetry: boolean): void {
    const why = paymentParts.find(this, 'payment-why');
    if (why) why.textContent = words;
    const again = paymentParts.find(this, 'payment-again');
    if (again) again.hidden = !canRetry;
    this.#show('closed');
  }

  async #look(): Promise<void> {
    this.#show('asking');
    const id = new URLSearchParams(location.search).get(REQUEST_WORD);
    const called: Called<{ payments: AskedPayment[] }> =
      id === null ? await listPayments() : await this.#one(id);
    if (called.kind === 'answered') {
      if (called.answer.payments.length === 0) return this.#close(NONE, false);
      showPayments(this, called.answer.payments);
      return this.#show('list');
    }
    if (called.kind === 'unanswered') return this.#close(NO_ANSWER, true);
    // Without accounts nobody is known by a number: 404, as to somebody who is not signed in.
    if (called.status === 401 || (id === null && called.status === 404)) return this.#show('nobody');
    return this.#close(called.error, false);
  }

  async #one(id: string): Promise<Called<{ payments: AskedPayment[] }>> {
    const called = await readPayment(id);
    return called.kind === 'answered' ? { ...called, answer: { payments: [called.answer] } } : called;
  }
}

customElements.define('online-payment', OnlinePayment);
