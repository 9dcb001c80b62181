import { expect, test } from 'vitest';
import { deriveValue } from '../../search-engine/derive-value.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { FinanceSettings } from './finance-settings.ts';
import { resolveFinance } from './resolve-finance.ts';
import { vehicleFinance } from './vehicle-finance.ts';
import { weeklyList, type WeeklyList } from './weekly-list.ts';

type Input = Parameters<typeof FinanceSettings.parse>[0] & object;
const ADVERTISE = { credit_provider: 'Headland Credit Pty Ltd', licence: '512345' };
const settingsOf = (input: Input): FinanceSettings =>
  FinanceSettings.parse({ advertise: ADVERTISE, weekly_in_lists: true, ...input });
const listOf = (input: Input = {}): WeeklyList =>
  weeklyList(settingsOf(input)) ?? expect.fail('no weekly figures');

test.each([
  ['the setting', { weekly_in_lists: false }],
  ['an advertised provider', { advertise: false }],
  ['an example that may be shown', { choices: { basis: { amount: 3000 } } }],
] as const)('S3 lists have no weekly figures without %s', (_, input) => {
  expect(weeklyList(settingsOf(input))).toBeUndefined();
});

/** What the page of a vehicle says it costs a week. */
function onPage(vehicle: ReturnType<typeof exampleVehicle>, input: Input): number | undefined {
  const routes = { hrefOf: (route: string) => route, isPage: () => true };
  const page = vehicleFinance(vehicle, resolveFinance(settingsOf(input)), undefined, routes);
  return page?.teaser?.kind === 'quote' ? page.teaser.quote.repayment : undefined;
}

const DEALERS: Record<string, Input> = {
  'standard terms': {},
  'a lender that rounds down': { lender: 'lender-c' },
  'a deposit and a monthly fee': {
    choices: {
      example: { rate: 7.49, comparison_rate: 10.2, deposit_percent: 10 },
      fees: { account_monthly: 8, establishment: 395 },
    },
  },
  'fees charged apart': { choices: { fees: { charged_apart: true } } },
  'a rate of nothing': { choices: { example: { rate: 0.5, comparison_rate: 0.5 } } },
};

test.each(Object.entries(DEALERS))(
  'S3 C2 with %s, list, line and page are one figure at every price',
  (_, input) => {
    const { repaymentOf, line } = listOf(input);
    for (let price = 8000; price < 260_000; price += 149) {
      const vehicle = exampleVehicle({ price });
      const repayment = repaymentOf(vehicle);
      if (repayment === undefined || repayment !== onPage(vehicle, input)) expect.fail(`at $${price}`);
      const derived = deriveValue({ rule: 'line', of: 'price', ...line }, () => price);
      expect(derived, `at $${price}`).toBe(repayment);
    }
  },
);

test.each([
  ['sold', { sold: true }],
  ['reserved', { reserved: true }],
  ['not yet here', { status: 'coming_soon' }],
  ['for test drives only', { tag: 'Test Drive Only' }],
  ['of $200', { price: 200 }],
  // 5,000 and the fees of 1,294.34 are 28.23 a week; 4,000 and the fees are 23.75.
  ['of $4,000, at $25 a week or less', { price: 4000 }],
] as const)('S3 C1 C8 a vehicle that is %s has no weekly figure in a list', (_, changes) => {
  expect(listOf().repaymentOf(exampleVehicle(changes))).toBeUndefined();
});

test('S3 C8 a vehicle of $5,000 has one, and one without a price none', () => {
  const { price: _, ...unpriced } = exampleVehicle();
  expect(listOf().repaymentOf(exampleVehicle({ price: 5000 }))).toBe(29);
  expect(listOf().repaymentOf(unpriced)).toBeUndefined();
});

test('S3 C10 a vehicle whose page shows the quote of a provider has none in a list', () => {
  const youxQuote = { weeklyRepaymentAmount: 118.2, advertisedRate: 7.1, comparisonRate: 8.05 };
  expect(listOf().repaymentOf(exampleVehicle())).toBe(123);
  expect(listOf().repaymentOf(exampleVehicle({ youxQuote }))).toBeUndefined();
});

test('S3 C2 the list says its example once and whole, and each card its figure with the comparison rate', () => {
  const { terms } = listOf();
  expect(terms).toEqual({
    payment: 'Only $141 /wk*',
    comparison: '8.19% p.a. comparison rate',
    terms:
      'Example: $30,000 price, no deposit, 5 year term, no final payment, $1,294.34 in fees, 6.29% p.a. interest.',
    warning: expect.stringMatching(/^\*Comparison rate based on a 5 year .* WARNING: /),
    before: 'Only ',
    behind: ' /wk*',
    credit: 'Credit provided or arranged by Headland Credit Pty Ltd, Australian credit licence 512345.',
  });
  const apart = listOf({ choices: { fees: { charged_apart: true } } }).terms;
  expect(apart.behind).toBe(' /wk*, plus $1,294.34 in fees');
});
