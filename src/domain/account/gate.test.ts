import { expect, test } from 'vitest';
import { gateAt, GATES, gatesOf } from './gate.ts';

test.each([
  ['/finance-enquiry', '', 'finance'],
  ['/finance-enquiry', '?car_id=a', 'car-finance'],
  ['/finance-enquiry', '?car_id=', 'finance'],
  ['/personalised/finance', '?car_id=a', 'car-finance'],
  ['/trade-in', '', 'trade-in'],
  ['/cars/trade-in', '?car_id=a', 'trade-in'],
  ['/instant-price', '', 'trade-in'],
  ['/cars/2021-alder-brook/checkout', '', 'checkout'],
  ['/cars/2021-alder-brook/buy-online', '', 'checkout'],
  ['/checkout-journey', '?car_id=2021-alder-brook', 'checkout'],
  ['/checkout-journey', '', undefined],
  ['/checkout', '?car_id=2021-alder-brook', 'checkout'],
  ['/checkout', '', undefined],
  ['/spin-to-win', '', 'spin-to-win'],
  ['/online-payment', '', 'online-payment'],
  ['/cars/2021-alder-brook', '?car_id=a', undefined],
  ['/finance-enquiry/more', '', undefined],
  ['/', '', undefined],
  ['/contact', '?car_id=a', undefined],
])('A10 with all gates on %s%s asks to sign in for %s', (path, search, gate) => {
  expect(gateAt(path, search, GATES)).toBe(gate);
  expect(gateAt(path, search, [])).toBeUndefined();
});

test('A10 each gate is a switch of its own', () => {
  expect(gateAt('/finance-enquiry', '', ['car-finance'])).toBeUndefined();
  expect(gateAt('/finance-enquiry', '?car_id=a', ['car-finance'])).toBe('car-finance');
  expect(gatesOf('/finance-enquiry', ['car-finance', 'trade-in'])).toEqual(['car-finance']);
  expect(gatesOf('/trade-in', ['car-finance'])).toEqual([]);
});
