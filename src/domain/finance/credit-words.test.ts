import { expect, test } from 'vitest';
import { creditWords } from './credit-words.ts';
import { FinanceSettings } from './finance-settings.ts';
import { resolveFinance } from './resolve-finance.ts';

test('C2 credit is not advertised until a dealer says who provides it', () => {
  expect(FinanceSettings.parse({}).advertise).toBe(false);
  expect(resolveFinance(FinanceSettings.parse({})).credit).toBeUndefined();
});

test.each([
  [
    { credit_provider: 'Headland Credit Pty Ltd', licence: '512345' },
    'Credit provided or arranged by Headland Credit Pty Ltd, Australian credit licence 512345.',
  ],
  [
    { credit_provider: 'Headland Credit Pty Ltd', licence: '512345', representative: '543210' },
    'Credit provided or arranged by Headland Credit Pty Ltd, Australian credit licence 512345. Credit Representative Number 543210.',
  ],
])('C2 %o stands in words beside what is advertised', (advertise, words) => {
  expect(creditWords(FinanceSettings.parse({ advertise }).advertise)).toBe(words);
});

test.each([
  [true, 'advertise'],
  [{ credit_provider: 'Headland Credit Pty Ltd' }, 'licence'],
  [{ licence: '512345' }, 'credit_provider'],
  [{ credit_provider: ' ', licence: '512345' }, 'credit_provider'],
  [{ credit_provider: 'Headland Credit Pty Ltd', licence: 'ACL 512345' }, "6 digits, in quotes: '512345'"],
  [{ credit_provider: 'Headland Credit Pty Ltd', licence: '512345', lender: 'x' }, 'lender'],
])('C2 the setting %j is refused, naming %s', (advertise, named) => {
  const parsed = FinanceSettings.safeParse({ advertise });
  expect(parsed.success).toBe(false);
  expect(JSON.stringify(parsed.error?.issues)).toContain(named);
});
