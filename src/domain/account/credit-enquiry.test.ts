import { expect, test } from 'vitest';
import { isListedCredit } from './credit-enquiry.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const seen = { signedInAt: NOW - 10 * DAY, now: NOW, days: 90 };

test.each([
  ['one about finance since the sign-in', { category: 'Finance Enquiry', sentAt: NOW - DAY }, seen, true],
  ['a quote since the sign-in', { category: 'Quote Request', sentAt: NOW - DAY }, seen, true],
  ['one of the moment of the sign-in', { category: 'Quote Request', sentAt: NOW - 10 * DAY }, seen, true],
  ['one of before it', { category: 'Finance Enquiry', sentAt: NOW - 11 * DAY }, seen, false],
  ['another enquiry', { category: 'Vehicle Enquiry', sentAt: NOW - DAY }, seen, false],
  [
    'one that is too old',
    { category: 'Finance Enquiry', sentAt: NOW - 9 * DAY },
    { ...seen, days: 9 },
    false,
  ],
])('C12 a finance page and %s', (_, enquiry, who, isListed) => {
  expect(isListedCredit(enquiry, who)).toBe(isListed);
});
