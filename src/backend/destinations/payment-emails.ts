import { requestHref } from '../../domain/payment/online-payment.ts';
import type { PaymentRequest, RequestState } from '../../domain/payment/payment-request.ts';
import { requestState } from '../../domain/payment/payment-request.ts';
import { amountWords, requestSentences } from '../../domain/payment/request-sentences.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import type { RequestMessage } from '../outbox/outgoing-message.ts';
import type { RequestMessageKind } from '../store/tables.ts';
import { dealerFoot } from './dealer-foot.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { oneLine, type Email } from './lead-email.ts';

type Writer = (request: PaymentRequest, state: RequestState, dealer: LeadDealer) => Email;

const paragraphs = (parts: readonly (string | false | undefined)[]): string =>
  `${parts.filter(Boolean).join('\n\n')}\n`;

const facts = ({ purpose, amount, id }: PaymentRequest): string =>
  [`For: ${purpose}`, `Amount: ${amountWords(amount)}`, `Reference: ${shortReference(id)}`].join('\n');

/** Asks the shopper, with the link on which it is paid; nothing else in the email asks for money. */
const askEmail: Writer = (request, state, dealer) => {
  const { site } = dealer;
  const { title, text } = requestSentences(request, state, site.time_zone);
  return {
    subject: oneLine(`${title}: ${request.purpose}`),
    text: paragraphs([
      request.name === null ? 'Hello,' : `Hello ${request.name},`,
      `${site.name} has asked you to pay online. ${text}`,
      facts(request),
      state === 'open' && `Pay here: ${site.url}${requestHref(request.id)}`,
      state === 'open' && `Payment code, if our payment page asks for it: ${request.id}`,
      state === 'open' &&
        "You'll pay by card on our payment provider's page. We'll never ask for your card number by email or phone. If you weren't expecting this, call us before you pay.",
      dealer.online_payment && dealer.online_payment.note,
      dealerFoot(dealer.site, dealer.site.phone),
    ]),
  };
};

/** The receipt, and the word that money came back. */
const receiptEmail: Writer = (request, state, dealer) => {
  const { title, text } = requestSentences(request, state, dealer.site.time_zone);
  return {
    subject: oneLine(`${title}: ${request.purpose}`),
    text: paragraphs([
      text,
      facts(request),
      `See your receipt: ${dealer.site.url}${requestHref(request.id)}`,
      dealerFoot(dealer.site, dealer.site.phone),
    ]),
  };
};

const NEWS: Partial<Record<RequestState, string>> = {
  paid: 'was paid',
  returning: 'is being refunded',
  returned: 'was refunded',
};

/** The same for the dealer. */
const newsEmail: Writer = (request, state, { site }) => {
  const { purpose, amount, name, phone, email } = request;
  return {
    subject: oneLine(`${amountWords(amount)} ${NEWS[state] ?? state}: ${purpose}`),
    text: paragraphs([
      [
        `${amountWords(amount)} ${NEWS[state] ?? state}.`,
        name !== null && `Name: ${name}`,
        phone !== null && `Phone: ${displayPhone(phone)}`,
        email !== null && `Email: ${email}`,
      ]
        .filter(Boolean)
        .join('\n'),
      facts(request),
      `All payments: ${site.url}/_leads/payments`,
    ]),
  };
};

const WRITERS: Record<RequestMessageKind, Writer> = {
  payment_ask: askEmail,
  payment_receipt: receiptEmail,
  payment_news: newsEmail,
};

/** An email about a payment that the dealer asked for (spec A6), as it is at `now`, in milliseconds. */
export const paymentEmail = (
  { kind, request, payment }: Pick<RequestMessage, 'kind' | 'request' | 'payment'>,
  dealer: LeadDealer,
  now: number,
): Email => WRITERS[kind](request, requestState(request, payment, now), dealer);
