import { expect, test } from 'vitest';
import type { RequestState } from './payment-request.ts';
import { requestSentences } from './request-sentences.ts';

const UNTIL = Date.parse('2026-12-05T01:00:00Z');
const PAID = Date.parse('2026-11-21T03:00:00Z');
const SAID: Record<RequestState, [title: string, text: string]> = {
  open: ['$1,250.50 to pay', 'You can pay until Saturday 5 December at 12:00 pm Sydney time.'],
  paid: ['$1,250.50 paid', 'You paid $1,250.50 on Saturday 21 November at 2:00 pm Sydney time. Thank you.'],
  returning: [
    '$1,250.50 refund on its way',
    'You paid $1,250.50 on Saturday 21 November at 2:00 pm Sydney time. Your refund is on its way.',
  ],
  returned: [
    '$1,250.50 refunded',
    "We've refunded $1,250.50. It can take a few days to show in your account.",
  ],
  cancelled: ['Nothing to pay', "The dealer has cancelled this request. You don't need to pay anything."],
  over: [
    'The time to pay has passed',
    'This link expired on Saturday 5 December at 12:00 pm Sydney time. Please ask the dealer for a new one.',
  ],
};

test.each(Object.entries(SAID))('A6 what a shopper reads of a request that is %s', (state, [title, text]) => {
  const request = { amount: 125_050, until: UNTIL, paid_at: PAID };
  expect(requestSentences(request, state as RequestState, 'Australia/Sydney')).toEqual({ title, text });
});
