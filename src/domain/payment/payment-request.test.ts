import { expect, test } from 'vitest';
import { PAYMENT_STATES, type PaymentState } from '../checkout/payment.ts';
import { requestActions, requestState, type RequestState } from './payment-request.ts';

const UNTIL = 1_000;
const plain = { until: UNTIL, cancelled_at: null, returned_at: null };

const STATES: Record<PaymentState, [before: RequestState, after: RequestState, cancelled: RequestState]> = {
  open: ['open', 'over', 'cancelled'],
  closed: ['open', 'over', 'cancelled'],
  authorised: ['paid', 'paid', 'paid'],
  paid: ['paid', 'paid', 'paid'],
  voided: ['returned', 'returned', 'returned'],
  refunded: ['returned', 'returned', 'returned'],
};

test.each(PAYMENT_STATES)(
  'A6 a request whose payment is %s, before and after its end, and cancelled',
  (payment) => {
    expect([
      requestState(plain, payment, UNTIL - 1),
      requestState(plain, payment, UNTIL),
      requestState({ ...plain, cancelled_at: 1 }, payment, UNTIL - 1),
    ]).toEqual(STATES[payment]);
  },
);

test('A6 money that was decided to go back is on its way until the provider says that it is back', () => {
  expect(requestState({ ...plain, returned_at: 5 }, 'paid', 0)).toBe('returning');
  expect(requestState({ ...plain, returned_at: 5 }, 'refunded', 0)).toBe('returned');
});

test('A6 what can be done in each state', () => {
  expect(requestActions('open', true)).toEqual(['cancel', 'send']);
  expect(requestActions('open', false)).toEqual(['cancel']);
  expect(requestActions('paid', true)).toEqual(['refund']);
  for (const state of ['returning', 'returned', 'cancelled', 'over'] as const)
    expect(requestActions(state, true)).toEqual([]);
});
