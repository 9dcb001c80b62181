import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startInputs, type CalculatorInputs } from './calculator-inputs.ts';
import { afterInput, readCalculatorUrl, writeCalculatorUrl } from './calculator-url.ts';
import { clampInputs } from './clamp-inputs.ts';
import { FINANCE_DEFAULTS } from './finance-defaults.ts';
import { FREQUENCIES } from './frequency.ts';

const START = startInputs(FINANCE_DEFAULTS, 25_990);
const read = (query: string): CalculatorInputs =>
  readCalculatorUrl(new URLSearchParams(query), START, FINANCE_DEFAULTS);

test.each<[string, Partial<CalculatorInputs>]>([
  ['', {}],
  [
    'amount=30000&deposit=2000&final=5000&term=3.5&rate=7.25&frequency=monthly',
    {
      amount: 30_000,
      deposit: 2000,
      residual: 5000,
      termYears: 3.5,
      rate: 7.25,
      frequency: 'monthly',
    },
  ],
  ['amount=999999999', {}],
  ['amount=0', {}],
  ['amount=-5&rate=1e9&term=NaN&deposit=0x10&final=', {}],
  ['amount=<script>&rate=%00&frequency=constructor', {}],
  ['frequency=__proto__', {}],
  ['amount=9999999999', {}],
  ['term=100', { termYears: 7 }],
  ['amount=40000&amount=50000', { amount: 40_000 }],
])('C4 the address ?%s is read tolerantly', (query, expected) => {
  expect(read(query)).toEqual({ ...START, ...expected });
});

test('C4 an untouched calculation leaves the address alone, others keep foreign parameters', () => {
  const previous = new URLSearchParams('utm_source=mail&term=3');
  expect(writeCalculatorUrl(START, START, FINANCE_DEFAULTS, previous).toString()).toBe('utm_source=mail');
  const changed = { ...START, deposit: 2000, frequency: 'monthly' as const };
  expect(writeCalculatorUrl(changed, START, FINANCE_DEFAULTS, previous).toString()).toBe(
    'utm_source=mail&deposit=2000&frequency=monthly',
  );
  expect(previous.toString()).toBe('utm_source=mail&term=3');
});

test.each<[Partial<CalculatorInputs>, string]>([
  [{ amount: 250_001, deposit: 2000 }, 'deposit=2000'],
  [{ amount: 999 }, ''],
  [{ amount: Number.NaN, rate: 7 }, 'rate=7'],
  [{ deposit: Number.NaN, termYears: Number.NaN }, ''],
  [{ termYears: 99 }, 'term=7'],
])('C5 an address carries nothing of %o that is in error', (typed, query) => {
  const address = writeCalculatorUrl({ ...START, ...typed }, START, FINANCE_DEFAULTS, new URLSearchParams());
  expect(address.toString()).toBe(query);
});

test('C4 whatever a shopper worked out, its address leads back to it', () => {
  const figure = fc.double({ min: 0, max: 300_000, noNaN: true });
  const inputs = fc
    .record({
      amount: figure,
      deposit: figure,
      residual: figure,
      termYears: fc.double({ min: 0, max: 9, noNaN: true }),
      rate: fc.double({ min: 0, max: 20, noNaN: true }),
      frequency: fc.constantFrom(...FREQUENCIES),
    })
    .map((wild) => clampInputs(wild, FINANCE_DEFAULTS));
  fc.assert(
    fc.property(inputs, (worked) => {
      const address = writeCalculatorUrl(worked, START, FINANCE_DEFAULTS, new URLSearchParams()).toString();
      expect(read(address)).toEqual(worked);
    }),
  );
});

test('C4 no address throws or leaves the limits', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (amount, rate, frequency) => {
      const inputs = read(new URLSearchParams({ amount, rate, frequency }).toString());
      expect(clampInputs(inputs, FINANCE_DEFAULTS)).toEqual(inputs);
    }),
  );
});

test('C11 only the first input change sends the event', () => {
  const first = afterInput('untouched');
  expect(first).toEqual({ use: 'used', sendsEvent: true });
  expect(afterInput(first.use)).toEqual({ use: 'used', sendsEvent: false });
});
