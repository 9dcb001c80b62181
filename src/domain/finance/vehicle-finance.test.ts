import { expect, test } from 'vitest';
import { FinanceSettings } from './finance-settings.ts';
import { resolveFinance } from './resolve-finance.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { lentOffer, vehicleFinance } from './vehicle-finance.ts';

const ROUTES = { hrefOf: (route: string) => route, isPage: () => true };
const ADVERTISED = { credit_provider: 'Headland Credit Pty Ltd', licence: '512345' };
const LENT = exampleVehicle({
  youxQuote: { weeklyRepaymentAmount: 118.2, advertisedRate: 7.1, comparisonRate: 8.05 },
  lenders: {
    'lender-b': { interestRate: 7.5, comparisonRate: 8.9, paymentWeek: 135, balloon: 11_097, deposit: 2000 },
  },
});
function financeOf(settings: Parameters<typeof FinanceSettings.parse>[0], vehicle = LENT) {
  const rules = resolveFinance(FinanceSettings.parse(settings));
  return vehicleFinance(vehicle, rules, lentOffer(vehicle, rules, 2026), ROUTES);
}

test('C2 a dealer that does not advertise credit has no repayment, rate or offer on a page, only ways to ask', () => {
  const finance = financeOf({ offers: ['lender-b'] });
  expect(finance).toMatchObject({ credit: undefined, teaser: undefined, offer: undefined });
  expect(finance?.enquiryHref).toContain('/finance-enquiry');
  expect(JSON.stringify(finance)).not.toMatch(/comparison|"rate"/i);
});

test('C2 C7 a dealer that does shows its provider, and in every place the offer of a lender with balloon and deposit', () => {
  const finance = financeOf({ advertise: ADVERTISED, offers: ['lender-b'] });
  expect(finance?.credit).toContain('Headland Credit Pty Ltd, Australian credit licence 512345');
  // One loan is advertised for one vehicle.
  expect(finance?.teaser).toEqual(finance?.offer?.outcome);
  expect(finance?.teaserBasis).toBe('Lender B:');
  expect(finance?.offered).toMatchObject({ repayment: 135, rate: 7.5 });
  expect(finance?.offer).toMatchObject({
    by: 'Lender B',
    outcome: { kind: 'quote', quote: { repayment: 135, deposit: 2000, residual: 11_097 } },
  });
});

test('C10 the quote of a feed shows with its own comparison rate and the price it is for', () => {
  const finance = financeOf({ advertise: ADVERTISED });
  expect(finance?.offer).toMatchObject({
    by: 'Quoted for this vehicle',
    outcome: { quote: { amount: 25_990, repayment: 122, comparison: { kind: 'rate', percent: 8.05 } } },
  });
  expect(finance?.teaser).toEqual(finance?.offer?.outcome);
  expect(finance?.teaserBasis).toBe('Quoted for this vehicle:');
});

test("C10 without a quote the dealer's own arithmetic stands there, called an estimate, with the figures of the teaser", () => {
  const finance = financeOf({ advertise: ADVERTISED }, exampleVehicle());
  expect(finance?.offer).toMatchObject({ by: 'Our estimate', basis: 'An estimate, not a quote:' });
  expect(finance?.offer?.outcome).toEqual(finance?.teaser);
  expect(finance).toMatchObject({ teaserBasis: 'Example:', offered: undefined });
});

test('C1 C8 a vehicle that cannot be estimated, or whose repayment is too small to show, has no figures', () => {
  for (const changes of [{ reserved: true }, { status: 'coming_soon' }, { price: 900 }])
    expect(financeOf({ advertise: ADVERTISED }, exampleVehicle(changes))?.offer).toBeUndefined();
});

test('C4 C10 where loans begin at six years, neither teaser nor estimate nor quote shows five', () => {
  const choices = { term: { min: 6, start: 6 } };
  const finance = financeOf({ advertise: ADVERTISED, choices });
  expect(finance?.teaser).toMatchObject({ quote: { termYears: 6 } });
  expect(finance?.offer).toMatchObject({ by: 'Our estimate', outcome: { quote: { termYears: 6 } } });
});

test('C7 a lender that lends for a reserved vehicle has its offer there, and no teaser', () => {
  const finance = financeOf({ advertise: ADVERTISED, offers: ['lender-b'] }, { ...LENT, reserved: true });
  expect(finance).toMatchObject({ teaser: undefined, offer: { by: 'Lender B' } });
});

test('C1 a vehicle for test drives only has nothing of finance', () => {
  expect(
    financeOf({ advertise: ADVERTISED, offers: ['lender-b'] }, { ...LENT, tag: 'Test Drive Only' }),
  ).toBeUndefined();
});
