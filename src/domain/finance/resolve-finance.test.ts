import { expect, test } from 'vitest';
import { FINANCE_DEFAULTS } from './finance-defaults.ts';
import { FinanceSettings } from './finance-settings.ts';
import { LENDER_IDS } from './lender.ts';
import { LENDERS } from './lenders.ts';
import { creditWords, type FinanceRules, resolveFinance } from './resolve-finance.ts';

type Input = Parameters<typeof FinanceSettings.parse>[0];
const rules = (input: Input): FinanceRules => resolveFinance(FinanceSettings.parse(input));
const problems = (input: Input): string[] =>
  FinanceSettings.safeParse(input).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? [];

test('C4 without a word from lender or dealer the standard choices hold', () => {
  expect(rules({}).limits).toEqual(FINANCE_DEFAULTS);
  expect(rules({}).limits.amount).toEqual({ min: 1000, max: 100_000, step: 500, start: 30_000 });
  expect(rules({}).limits.term).toEqual({ min: 1, max: 7, step: 0.5, start: 5 });
  expect(rules({}).limits.interest).toMatchObject({ min: 0.5, max: 15, step: 0.5 });
  expect(rules({}).limits.deposit).toEqual({ min: 0, max: 250_000, step: 0.5, start: 0 });
  expect(rules({}).limits.purchase_price).toEqual({ min: 1000, max: 250_000 });
});

test('C4 the lender stands between the standard and the dealer, figure by figure', () => {
  expect(rules({ lender: 'lender-f' }).limits.amount).toEqual({
    min: 5000,
    max: 100_000,
    step: 500,
    start: 30_000,
  });
  const own = rules({
    lender: 'lender-f',
    choices: { amount: { max: 80_000 }, interest: { min: 10 } },
  }).limits;
  expect(own.amount).toEqual({ min: 5000, max: 80_000, step: 500, start: 30_000 });
  expect(own.interest).toEqual({ min: 10, max: 19.95, step: 0.5, start: 'example' });
  expect(own.purchase_price).toEqual({ min: 5000, max: 250_000 });
});

test('C4 a dealer may go back to what the lender changed', () => {
  const choices = { amount: { min: 1000 }, repayment: { rounding: 'up' } } as const;
  expect(rules({ lender: 'lender-f', choices }).limits.amount.min).toBe(1000);
  expect(rules({ lender: 'lender-c' }).limits.repayment.rounding).toBe('down');
  expect(rules({ lender: 'lender-c', choices }).limits.repayment.rounding).toBe('up');
});

test.each([
  ['lender-a', { fees: { establishment: 1300 }, interest: { min: 7.5, max: 14.5 } }],
  ['lender-b', { fees: { establishment: 1360.5 } }],
  ['lender-c', { repayment: { rounding: 'down' } }],
  ['lender-d', { repayment: { selector: false } }],
  ['lender-f', { purchase_price: { min: 5000 }, interest: { min: 9.95, max: 19.95 } }],
  ['lender-g', { term: { max: 5 } }],
] as const)('C3 C4 C5 C6 %s has its own limits and fees', (lender, expected) => {
  expect(rules({ lender }).limits).toMatchObject(expected);
});

test.each(LENDER_IDS)('C6 %s contradicts neither itself nor the standard choices', (lender) => {
  expect(problems({ lender })).toEqual([]);
  expect(LENDERS[lender].name).not.toBe('');
});

test.each<[Input, string]>([
  [
    { choices: { amount: { min: 100_000 } } },
    'choices.amount: min (100000) must lie a step (500) below max (100000)',
  ],
  [
    { choices: { term: { max: 4 } } },
    'choices.term.start: start is 5: it must lie between min (1) and max (4)',
  ],
  [
    { choices: { interest: { min: 7.5 } } },
    'choices.interest.start: example.rate, where it stands at first, is 6.29: it must lie between min (7.5) and max (15)',
  ],
  [
    { choices: { example: { rate: 12.94 } } },
    'choices.example.comparison_rate: 8.19 lies below the rate of 12.94: give the comparison rate the lender published for that rate',
  ],
  [
    { choices: { fees: { establishment: 3000 } } },
    'choices.example.comparison_rate: 8.19 is less than the named fees come to at 6.29 percent (10.41): give the published comparison rate that includes them',
  ],
  [
    { choices: { repayment: { frequencies: ['monthly'] } } },
    "choices.repayment.frequency: 'weekly' is not among repayment.frequencies (monthly): add it there",
  ],
  [
    { choices: { repayment: { frequencies: ['fortnightly', 'monthly'] } } },
    "choices.repayment.frequency: 'weekly' is not among repayment.frequencies (fortnightly, monthly): add it there",
  ],
  [
    { choices: { purchase_price: { min: 250_000 } } },
    'choices.purchase_price: min (250000) must lie below max (250000)',
  ],
  [
    { choices: { purchase_price: { min: 300_000 } } },
    'choices.purchase_price: min (300000) must lie below max (250000)',
  ],
  [
    { choices: { fallback_comparison_rate: { min: 20 } } },
    'choices.fallback_comparison_rate: min must not lie above max',
  ],
])('C4 C5 C6 %o is refused', (input, problem) => {
  expect(problems(input)).toContain(problem);
});

// 14.45 x 52.18 / 52 = 14.50: the rate of the example is then as far below it as lenders may round.
test.each<Input>([
  { choices: { amount: { min: 99_500, start: 99_500 } } },
  { choices: { term: { start: 1 } } },
  { choices: { term: { start: 7 } } },
  { choices: { repayment: { frequencies: ['weekly'] } } },
  { choices: { example: { rate: 8.19 } } },
  { choices: { example: { rate: 14.45, comparison_rate: 14.45 } } },
  { choices: { fallback_comparison_rate: { min: 19.42 } } },
])('C4 C5 C6 %o lies on the edge of what is allowed', (input) => {
  expect(problems(input)).toEqual([]);
});

test.each<Input>([
  { lender: 'nobody' },
  { choices: { amount: { most: 5 } } },
  { lenders: { 'lender-a': { conditions: [{ kind: 'sunny' }] } } },
  { links: { finance: '//elsewhere.example' } },
  { links: { finance: 'javascript:alert(1)' } },
])('C7 C12 %o is refused', (input) => {
  expect(FinanceSettings.safeParse(input).success).toBe(false);
});

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
