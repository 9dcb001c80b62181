import { BEGIN_PAYMENT, type PaymentBegun } from '../api/begin-payment.ts';
import { callAt } from './call-api.ts';

/** An address that a browser may be led to: of the site, or of a provider. */
const isAddress = (address: unknown): address is string =>
  typeof address === 'string' && /^(?:\/(?!\/)|https:\/\/)/.test(address);

/**
 * Leads on to the page of the provider (spec F9, A6) by its path on the site, `/api/payments/…/pay`; where that cannot be
 * opened now, to the page that shows what there is to pay. Never rejects.
 */
export async function goToPayment(path: string): Promise<void> {
  const called = await callAt(path, BEGIN_PAYMENT);
  const address = called.kind === 'answered' ? (called.answer as Partial<PaymentBegun>).address : undefined;
  location.assign(isAddress(address) ? address : path);
}

/** Has a press on a link to a payment lead on at once, without the page between; other ways to open it stay as they are. */
export function leadOnAtOnce(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const path = link.getAttribute('href');
    if (!isPlain || path === null) return;
    event.preventDefault();
    void goToPayment(path);
  });
}
