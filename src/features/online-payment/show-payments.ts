import type { AskedPayment } from '../../calls/online-payments.ts';
import { leadOnAtOnce } from '../../services/go-to-payment.ts';
import { paymentParts } from './payment-parts.ts';

/** Fills the card of a payment that was asked for (spec A6): what is to be paid, or the receipt. */
function fillCard(card: ParentNode, payment: AskedPayment): void {
  const set = (part: Parameters<typeof paymentParts.find>[1], words: string | undefined): void => {
    const place = paymentParts.find(card, part);
    if (!place) return;
    place.textContent = words ?? '';
    const line = place.closest('div');
    if (place.tagName === 'DD' && line) line.hidden = words === undefined;
  };
  set('payment-title', payment.title);
  set('payment-text', payment.text);
  set('payment-purpose', payment.purpose);
  set('payment-amount', payment.amount);
  set('payment-asked', payment.asked);
  set('payment-paid', payment.paid);
  set('payment-reference', payment.id);
  const pay = paymentParts.find(card, 'payment-pay');
  if (pay) {
    pay.hidden = payment.pay === undefined;
    if (payment.pay) pay.setAttribute('href', payment.pay);
    pay.textContent = `Pay ${payment.amount}`;
    leadOnAtOnce(pay);
  }
  const print = paymentParts.find(card, 'payment-print');
  if (print) {
    print.hidden = payment.paid === undefined;
    print.addEventListener('click', () => window.print());
  }
}

/** Shows what was asked for, what is to be paid first. */
export function showPayments(root: ParentNode, payments: readonly AskedPayment[]): void {
  const list = paymentParts.find(root, 'payment-list');
  const template = paymentParts.find(root, 'payment-card');
  if (!list || !(template instanceof HTMLTemplateElement)) return;
  const isOpen = ({ state }: AskedPayment): boolean => state === 'open';
  const ordered = [...payments.filter(isOpen), ...payments.filter((each) => !isOpen(each))];
  list.replaceChildren(
    ...ordered.map((payment) => {
      const card = template.content.cloneNode(true) as DocumentFragment;
      fillCard(card, payment);
      return card;
    }),
  );
}
