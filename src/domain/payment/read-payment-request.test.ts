import { expect, test } from 'vitest';
import { readPaymentRequest, type RequestField } from './read-payment-request.ts';

const TYPED = {
  purpose: 'Balance of your 2021 Alder Brook',
  amount: '1,250.50',
  days: '14',
  name: 'Rosa Quill',
  email: 'rosa@example.com',
  phone: '0491 570 006',
};
const read = (changes: Partial<typeof TYPED> = {}) =>
  readPaymentRequest({ ...TYPED, ...changes }, { most: 20_000 }, 1_000);

test('A6 what a dealer types is a request of so many cents, for so many days', () => {
  expect(read()).toEqual({
    ok: true,
    asked: {
      purpose: TYPED.purpose,
      amount: 125_050,
      asked_at: 1_000,
      until: 1_000 + 14 * 86_400_000,
      name: 'Rosa Quill',
      email: 'rosa@example.com',
      phone: '+61491570006',
    },
  });
});

test.each([
  ['$1', 100],
  ['20,000', 2_000_000],
  ['0.99', undefined],
  ['20,000.01', undefined],
  ['12.345', undefined],
  ['-50', undefined],
  ['', undefined],
  ['10-20', undefined],
  ['1e5', undefined],
])('A6 an amount typed as %j is %s cents', (amount, cents) => {
  const answer = read({ amount });
  expect(answer.ok ? answer.asked.amount : undefined).toBe(cents);
  if (!answer.ok) expect(Object.keys(answer.problems)).toEqual(['amount']);
});

test.each<[RequestField, string]>([
  ['purpose', ''],
  ['purpose', 'x'.repeat(121)],
  ['days', '0'],
  ['days', '91'],
  ['days', '1.5'],
  ['name', ' '],
  ['email', 'rosa@'],
  ['phone', '12'],
])('A6 %s %j is refused with its reason', (field, text) => {
  expect(read({ [field]: text })).toEqual({ ok: false, problems: { [field]: expect.stringMatching(/\.$/) } });
});

test('A6 a request names a mailbox or a number, and neither is made up', () => {
  expect(read({ email: '', phone: '' })).toMatchObject({ problems: { email: expect.any(String) } });
  expect(read({ email: '' })).toMatchObject({ ok: true, asked: { email: null } });
  expect(read({ phone: '' })).toMatchObject({ ok: true, asked: { phone: null } });
});

test('A6 S8 what would be another header or line stays in one', () => {
  const answer = read({ purpose: 'Balance\r\nBcc: all@example.com', name: 'Rosa\u2028Quill' });
  expect(answer).toMatchObject({ asked: { purpose: 'Balance Bcc: all@example.com', name: 'Rosa Quill' } });
});
