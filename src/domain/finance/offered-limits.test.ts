import { expect, test } from 'vitest';
import { startInputs } from './calculator-inputs.ts';
import { exampleLimits } from './example-finance.fixture.ts';
import { FinanceSettings } from './finance-settings.ts';
import { lenderOffer } from './lender-offers.ts';
import { offeredLimits } from './offered-limits.ts';
import { quoteLoan } from './quote-loan.ts';
import { resolveFinance } from './resolve-finance.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';

const rules = resolveFinance(FinanceSettings.parse({ offers: ['lender-f'] }));

test.each([
  ['beyond the sliders', { interestRate: 19.5, comparisonRate: 21, termYears: 9, deposit: 0, balloon: 0 }],
  [
    'with a deposit and a balloon',
    { interestRate: 7.49, comparisonRate: 8.61, termYears: 4, deposit: 2500, balloon: 8000 },
  ],
  [
    'with named fees',
    {
      interestRate: 7.49,
      comparisonRate: 8.61,
      termYears: 5,
      deposit: 0,
      balloon: 0,
      establishmentFees: 900,
    },
  ],
  [
    'without a comparison rate',
    { interestRate: 7.49, comparisonRate: null, termYears: 5, deposit: 0, balloon: 0 },
  ],
])('C7 V10 the calculator begins at the offer of a lender: %s', (_, offer) => {
  const vehicle = exampleVehicle({ price: 36_990, lenders: { 'lender-f': offer } });
  const outcome = lenderOffer(vehicle, rules, 2026)?.outcome;
  if (outcome?.kind !== 'quote') throw new Error('no offer');
  const limits = offeredLimits(exampleLimits(), outcome.quote);
  const start = startInputs(limits, 36_990);
  const calculated = quoteLoan(start, limits);
  const { repayment, total, rate, deposit, residual, termYears, fees } = outcome.quote;
  expect(calculated).toMatchObject({ quote: { repayment, total, rate, deposit, residual, termYears, fees } });
  expect(start.rate).toBeLessThanOrEqual(limits.interest.max);
  expect(start.termYears).toBeLessThanOrEqual(limits.term.max);
});

test('C7 a lender that asks by the month adds that to what may be chosen', () => {
  const weekly = exampleLimits({ repayment: { frequencies: ['weekly'] } });
  const quote = quoteLoan(startInputs(weekly, 30_000), weekly);
  if (quote.kind !== 'quote') throw new Error('no quote');
  const limits = offeredLimits(weekly, { ...quote.quote, frequency: 'monthly' });
  expect(limits.repayment).toMatchObject({ frequency: 'monthly', frequencies: ['monthly', 'weekly'] });
});
