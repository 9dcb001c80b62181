import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FREQUENCIES, FREQUENCY_FACTS } from './frequency.ts';
import { exactRepayment, repaymentCount, roundRepayment, type Loan } from './repayment.ts';

const LOAN: Loan = { principal: 30_000, rate: 7, termYears: 5, frequency: 'monthly', residual: 0 };

// Worked by hand:
// no interest: 26,000 / (5 x 52) = 100; 9,100 / (3.5 x 26) = 100; (26,000 - 13,000) / 260 = 50
// 12 % a year is 1 % a month. 1.01^6 = 1.0615201506; 10,000 x 1.0615201506 x 0.01 / 0.0615201506 = 1,725.48
// 1.01^12 = 1.1268250301; (10,000 x 1.1268250301 - 4,000) x 0.01 / 0.1268250301 = 573.09
// the residual as large as the loan: interest alone, 10,000 x 0.01 = 100
// 5.2 % a year is 0.1 % a week. 1.001^26 = 1.0263274; 26,000 x 1.0263274 x 0.001 / 0.0263274 = 1,013.56
test.each<[Partial<Loan>, number]>([
  [{ principal: 26_000, rate: 0, frequency: 'weekly' }, 100],
  [{ principal: 9100, rate: 0, termYears: 3.5, frequency: 'fortnightly' }, 100],
  [{ principal: 26_000, rate: 0, frequency: 'weekly', residual: 13_000 }, 50],
  [{ principal: 10_000, rate: 12, termYears: 0.5 }, 1725.48],
  [{ principal: 10_000, rate: 12, termYears: 1, residual: 4000 }, 573.09],
  [{ principal: 10_000, rate: 12, termYears: 1, residual: 10_000 }, 100],
  [{ principal: 26_000, rate: 5.2, termYears: 0.5, frequency: 'weekly' }, 1013.56],
])('C3 by hand, %o repays %d', (changes, repayment) => {
  expect(exactRepayment({ ...LOAN, ...changes })).toBeCloseTo(repayment, 2);
});

// Monthly repayments as money.com.au (car loan calculator with balloon) prints them in its table.
test.each([
  [10_000, 5, 188.71],
  [10_000, 7.5, 200.38],
  [10_000, 10, 212.47],
  [20_000, 10, 424.94],
  [30_000, 5, 566.14],
  [30_000, 7.5, 601.14],
  [30_000, 10, 637.41],
])('C3 $%d at %d percent over 5 years repays the published $%d a month', (principal, rate, published) => {
  expect(exactRepayment({ ...LOAN, principal, rate })).toBeCloseTo(published, 2);
});

// Totals of monthly repayments as finder.com.au (car loan repayment calculator) prints them, in whole dollars.
test.each([
  [25_000, 7, 3, 27_790],
  [30_000, 7, 5, 35_643],
  [30_000, 12, 5, 40_041],
  [30_000, 9, 5, 37_366],
])('C3 $%d at %d percent over %d years comes to the published $%d', (principal, rate, termYears, total) => {
  const loan = { ...LOAN, principal, rate, termYears };
  // A dollar of room: some of the page's totals are cut, others rounded.
  expect(Math.abs(exactRepayment(loan) * repaymentCount(loan) - total)).toBeLessThan(1);
});

test.each([
  ['weekly', 2.5, 130],
  ['fortnightly', 0.5, 13],
  ['monthly', 3.5, 42],
] as const)('C3 %s over %d years is %d repayments', (frequency, termYears, count) => {
  expect(repaymentCount({ frequency, termYears })).toBe(count);
});

test.each([
  [100.01, 'up', 101],
  [100.99, 'down', 100],
  [100, 'up', 100],
  [100, 'down', 100],
  [100.000_000_01, 'up', 100],
  [99.999_999_99, 'down', 100],
  [-3.2, 'up', 0],
  [-3.2, 'down', 0],
] as const)('C3 %d rounded %s is %d', (exact, rounding, rounded) => {
  expect(roundRepayment(exact, rounding)).toBe(rounded);
});

const loans = fc.record({
  principal: fc.integer({ min: 1000, max: 250_000 }),
  rate: fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100),
  termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  frequency: fc.constantFrom(...FREQUENCIES),
  residual: fc.constant(0),
});
const loansWithResidual = fc
  .tuple(loans, fc.integer({ min: 0, max: 60 }))
  .map(([loan, percent]) => ({ ...loan, residual: (loan.principal * percent) / 100 }));

test('C3 a schedule kept period by period ends at the residual, within a cent', () => {
  fc.assert(
    fc.property(loansWithResidual, (loan) => {
      const repayment = exactRepayment(loan);
      let owed = loan.principal;
      for (let period = 0; period < repaymentCount(loan); period++) {
        const interest = (owed * loan.rate) / 100 / FREQUENCY_FACTS[loan.frequency].periods;
        owed = owed + interest - repayment;
      }
      expect(Math.abs(owed - loan.residual)).toBeLessThan(0.01);
    }),
  );
});

test('C3 a repayment grows with rate and amount and shrinks with term and residual', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const repayment = exactRepayment(loan);
      expect(exactRepayment({ ...loan, rate: loan.rate + 0.01 })).toBeGreaterThan(repayment);
      expect(exactRepayment({ ...loan, principal: loan.principal + 1 })).toBeGreaterThan(repayment);
      expect(exactRepayment({ ...loan, termYears: loan.termYears + 0.5 })).toBeLessThan(repayment);
      expect(exactRepayment({ ...loan, residual: 1 })).toBeLessThan(repayment);
    }),
  );
});
