import { yardTime } from '../location/yard-clock.ts';
import { formatAmount } from '../text/format.ts';
import type { PaymentRequest, RequestState } from './payment-request.ts';

/** Cents as '$1,250.50'. */
export const amountWords = (cents: number): string => formatAmount(cents / 100);

/** How a request is, in words for its shopper (spec A6): on the page and in emails. */
export function requestSentences(
  { amount, until, paid_at }: Pick<PaymentRequest, 'amount' | 'until' | 'paid_at'>,
  state: RequestState,
  timeZone: string,
): { title: string; text: string } {
  const words = amountWords(amount);
  const paid = paid_at === null ? '' : ` on ${yardTime(paid_at, timeZone)}`;
  switch (state) {
    case 'open':
      return { title: `${words} to pay`, text: `You can pay until ${yardTime(until, timeZone)}.` };
    case 'paid':
      return { title: `${words} paid`, text: `You paid ${words}${paid}. Thank you.` };
    case 'returning':
      return {
        title: `${words} refund on its way`,
        text: `You paid ${words}${paid}. Your refund is on its way.`,
      };
    case 'returned':
      return {
        title: `${words} refunded`,
        text: `We've refunded ${words}. It can take a few days to show in your account.`,
      };
    case 'cancelled':
      return {
        title: 'Nothing to pay',
        text: "The dealer has cancelled this request. You don't need to pay anything.",
      };
    case 'over':
      return {
        title: 'The time to pay has passed',
        text: `This link expired on ${yardTime(until, timeZone)}. Please ask the dealer for a new one.`,
      };
  }
}
