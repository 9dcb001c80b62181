import { fieldProblem } from '../lead/field-problem.ts';
import { fieldText } from '../lead/field-text.ts';
import { readLeadPhone } from '../lead/lead-phone.ts';
import { withoutInvisible } from '../text/invisible.ts';
import { readFigure } from '../text/typed-figure.ts';
import type { OnlinePaymentSettings } from './online-payment-settings.ts';
import type { PaymentRequest } from './payment-request.ts';
import { amountWords } from './request-sentences.ts';

const DAY = 86_400_000;
const MAX_PURPOSE_LENGTH = 120;
const MAX_NAME_LENGTH = 80;
const MAX_DAYS = 90;

/** The fields of the form on which a dealer asks for a payment. */
export const REQUEST_FIELDS = ['purpose', 'amount', 'days', 'name', 'email', 'phone'] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];

/** What a dealer typed, as a request from `now` on, in milliseconds; or what is wrong with each field. */
export type ReadRequest =
  | {
      ok: true;
      asked: Pick<PaymentRequest, 'purpose' | 'amount' | 'asked_at' | 'until' | 'name' | 'email' | 'phone'>;
    }
  | { ok: false; problems: Partial<Record<RequestField, string>> };

/** One line, without what would end it: it is part of a subject, and of a provider's page. */
const oneLine = (text: string): string =>
  withoutInvisible(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim();

/** Cents of a typed amount, '$1,250.50' or '1250.5'; undefined for none and for parts of a cent. */
function readCents(text: string): number | undefined {
  const dollars = readFigure(text);
  if (dollars === undefined) return undefined;
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) < 1e-6 ? cents : undefined;
}

/** Reads the form on which a dealer asks for a payment (spec A6). */
export function readPaymentRequest(
  typed: Readonly<Record<RequestField, string>>,
  { most }: Pick<OnlinePaymentSettings, 'most'>,
  now: number,
): ReadRequest {
  const problems: Partial<Record<RequestField, string>> = {};
  const purpose = oneLine(typed.purpose);
  if (purpose === '' || purpose.length > MAX_PURPOSE_LENGTH)
    problems.purpose = `Enter what it's for, in ${MAX_PURPOSE_LENGTH} characters or fewer.`;
  const amount = readCents(typed.amount);
  if (amount === undefined || amount < 100 || amount > most * 100)
    problems.amount = `Enter an amount from $1 to ${amountWords(most * 100)}, such as 1,250.50.`;
  const days = Number(typed.days.trim() || NaN);
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    problems.days = `Enter a whole number of days, from 1 to ${MAX_DAYS}.`;
  const name = oneLine(typed.name);
  if (name === '' || name.length > MAX_NAME_LENGTH) problems.name = "Enter the customer's name.";
  const email = fieldText('email', typed.email);
  const isEmail = !fieldProblem({ kind: 'email', noun: 'the email', required: false }, email);
  if (!isEmail) problems.email = 'Enter an email address such as name@example.com, or leave it blank.';
  const phone = readLeadPhone(typed.phone);
  if (typed.phone.trim() !== '' && phone === undefined)
    problems.phone = 'Enter a phone number such as 0491 570 006, or leave it blank.';
  if (email === '' && typed.phone.trim() === '')
    problems.email = 'Enter an email or a phone number, so the customer can find the payment.';
  if (Object.keys(problems).length > 0 || amount === undefined) return { ok: false, problems };
  const until = now + days * DAY;
  return {
    ok: true,
    asked: { purpose, amount, asked_at: now, until, name, email: email || null, phone: phone ?? null },
  };
}
