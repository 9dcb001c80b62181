import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { FinanceSettings } from './finance-settings.ts';
import { lenderOffer } from './lender-offers.ts';
import { LENDER_IDS, type LenderId, type LenderOffer } from './lender.ts';
import { LENDERS } from './lenders.ts';
import { resolveFinance } from './resolve-finance.ts';

const THIS_YEAR = 2026;
const OFFER: LenderOffer = {
  interestRate: 7.5,
  comparisonRate: 8.9,
  paymentWeek: 140.2,
  paymentMonth: 600.5,
  termYears: 5,
};

const shown = (id: LenderId, offer: LenderOffer, changes: Partial<Vehicle> = {}): boolean => {
  const rules = resolveFinance(FinanceSettings.parse({ offers: [id] }));
  return (
    lenderOffer(exampleVehicle({ ...changes, lenders: { [id]: offer } }), rules, THIS_YEAR) !== undefined
  );
};

test.each(LENDER_IDS)('C7 %s is shown with every figure, but not for a Suzuki, nor without a rate', (id) => {
  expect(shown(id, OFFER)).toBe(true);
  expect(shown(id, OFFER, { make: 'Suzuki' })).toBe(false);
  expect(shown(id, OFFER, { make: 'SUZUKI ' })).toBe(false);
  expect(shown(id, { ...OFFER, interestRate: null })).toBe(false);
  const { interestRate: _, ...unrated } = OFFER;
  expect(shown(id, unrated)).toBe(false);
});

test('C7 as many lenders have each set of conditions as the spec says', () => {
  const sets = LENDER_IDS.map((id) => LENDERS[id].conditions.map(({ kind }) => kind).join(' '));
  expect(sets).toEqual([
    'newer-than-years price-over available comparison-rate',
    'price-over weekly-payment',
    'price-over weekly-payment',
    'price-over weekly-payment',
    'price-over monthly-payment',
    'available',
    'available',
  ]);
});

test.each<[LenderId, string, Partial<LenderOffer>, Partial<Vehicle>, boolean]>([
  ['lender-a', 'a car of 2015', {}, { year: 2015 }, true],
  ['lender-a', 'a car of 2014', {}, { year: 2014 }, false],
  ['lender-a', 'a price of 500', {}, { price: 500 }, false],
  ['lender-a', 'a sold car', {}, { sold: true }, false],
  ['lender-a', 'no comparison rate', { comparisonRate: null }, {}, false],
  ['lender-b', 'a price of 501', {}, { price: 501 }, true],
  ['lender-b', 'a price of 500', {}, { price: 500 }, false],
  ['lender-b', 'a sold car', {}, { sold: true }, true],
  ['lender-b', 'a weekly payment of 0', { paymentWeek: 0 }, {}, false],
  ['lender-e', 'a monthly payment of 0', { paymentMonth: 0 }, {}, false],
  ['lender-e', 'no weekly payment', { paymentWeek: 0 }, {}, true],
  ['lender-f', 'a price of 500', {}, { price: 500 }, true],
  ['lender-f', 'a car of unknown status', {}, { status: 'in_transit' }, false],
  ['lender-g', 'a car that is coming', {}, { status: 'coming_soon' }, true],
])('C7 %s with %s', (id, _case, offer, changes, expected) => {
  expect(shown(id, { ...OFFER, ...offer }, changes)).toBe(expected);
});

test('C7 the first lender in the dealer’s order whose conditions hold is shown', () => {
  const lenders = { 'lender-b': { ...OFFER, paymentWeek: 150 }, 'lender-e': OFFER };
  const first = (offers: LenderId[], changes: Partial<Vehicle> = {}) =>
    lenderOffer(
      exampleVehicle({ lenders, ...changes }),
      resolveFinance(FinanceSettings.parse({ offers })),
      THIS_YEAR,
    )?.lender.id;
  expect(first(['lender-b', 'lender-e'])).toBe('lender-b');
  expect(first(['lender-e', 'lender-b'])).toBe('lender-e');
  expect(first(['lender-a', 'lender-e'])).toBe('lender-e');
  expect(first(['lender-b', 'lender-e'], { lenders: { 'lender-e': OFFER } })).toBe('lender-e');
  expect(first([])).toBeUndefined();
  expect(first(['lender-c'])).toBeUndefined();
});

test('C7 a dealer may rename a lender, lift its conditions and its excluded makes', () => {
  const settings = FinanceSettings.parse({
    offers: ['lender-b'],
    lenders: { 'lender-b': { name: 'Harbour Loans', conditions: [], excluded_makes: ['Alder', 'Birch'] } },
  });
  const suzuki = exampleVehicle({ make: 'Suzuki', price: 100, lenders: { 'lender-b': OFFER } });
  expect(lenderOffer(suzuki, resolveFinance(settings), THIS_YEAR)?.lender.name).toBe('Harbour Loans');
  expect(lenderOffer({ ...suzuki, make: 'Alder' }, resolveFinance(settings), THIS_YEAR)).toBeUndefined();
});

const outcomeOf = (id: LenderId, offer: LenderOffer) =>
  lenderOffer(
    exampleVehicle({ price: 26_000, lenders: { [id]: offer } }),
    resolveFinance(FinanceSettings.parse({ offers: [id] })),
    THIS_YEAR,
  )?.outcome;

// 140.2 up is 141, x 260 = 36,660; 600.5 up is 601, x 60 = 36,060; 26,000 / 260 = 100 without interest;
// 36 months and 156 weeks are 3 years: 141 x 156 = 21,996
test.each<[LenderId, string, LenderOffer, object]>([
  [
    'lender-b',
    'week',
    OFFER,
    { repayment: 141, frequency: 'weekly', total: 36_660, deposit: undefined, residual: undefined },
  ],
  ['lender-e', 'month', OFFER, { repayment: 601, frequency: 'monthly', total: 36_060 }],
  ['lender-b', 'given total', { ...OFFER, totalPayable: 37_000 }, { repayment: 141, total: 37_000 }],
  // 141 x 260 = 36,660: what is shown beside the repayment never comes to less than the repayments.
  ['lender-b', 'total below them', { ...OFFER, totalPayable: 36_452 }, { repayment: 141, total: 36_660 }],
  ['lender-b', 'term in months', { ...OFFER, termYears: 0, termMonths: 36 }, { termYears: 3, total: 21_996 }],
  ['lender-b', 'term in weeks', { ...OFFER, termYears: 0, termWeeks: 156 }, { termYears: 3, total: 21_996 }],
  [
    'lender-f',
    'worked out',
    { interestRate: 0, termYears: 5 },
    { repayment: 100, total: 26_000, deposit: 0, residual: 0 },
  ],
  [
    'lender-f',
    'deposit, fees and balloon',
    { interestRate: 0, termYears: 5, deposit: 6500, establishmentFees: 1300, balloon: 7800 },
    { repayment: 50, total: 20_800, deposit: 6500, residual: 7800, fees: 1300 },
  ],
])('C7 %s, %s: what the offer asks', (id, _case, offer, quote) => {
  expect(outcomeOf(id, offer)).toMatchObject({ kind: 'quote', quote });
});

test('C6 an offer without a comparison rate shows the range, never none', () => {
  expect(outcomeOf('lender-f', { ...OFFER, comparisonRate: null })).toMatchObject({
    quote: {
      comparison: { kind: 'range', min: 8.38, max: 19.42 },
      warning: expect.stringContaining('WARNING'),
    },
  });
});

test.each([
  [{}, 'Lender B', 'The dealer’s words.'],
  [{ financeProvider: 'Bay Loans', disclaimer: 'The lender’s words.' }, 'Bay Loans', 'The lender’s words.'],
])('C7 C9 an offer with %o is by %s, with the small print %j', (changes, name, disclaimer) => {
  const rules = resolveFinance(
    FinanceSettings.parse({ offers: ['lender-b'], disclaimer: 'The dealer’s words.' }),
  );
  const vehicle = exampleVehicle({ lenders: { 'lender-b': { ...OFFER, ...changes } } });
  expect(lenderOffer(vehicle, rules, THIS_YEAR)).toMatchObject({
    lender: { id: 'lender-b', name },
    disclaimer,
  });
});

test('C8 an offer of 25 dollars a week asks to enquire', () => {
  expect(outcomeOf('lender-b', { ...OFFER, paymentWeek: 25 })).toMatchObject({ kind: 'enquire', total: '' });
});

test('C7 an offer without a payment on a car without a price is none', () => {
  const rules = resolveFinance(FinanceSettings.parse({ offers: ['lender-f'] }));
  const { price: _, ...vehicle } = exampleVehicle({ lenders: { 'lender-f': { interestRate: 7 } } });
  expect(lenderOffer({ ...vehicle }, rules, THIS_YEAR)).toBeUndefined();
});
