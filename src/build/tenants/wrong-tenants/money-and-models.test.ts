import { describe, expect, test } from 'vitest';
import { expectRefusal, problemsWith, type WrongSetting } from './refusals.fixture.ts';

const WRONG: readonly WrongSetting[] = [
  [
    'analytics',
    {
      endpoint: 'https://events.example.com/collect',
      ga4: { measurement_id: 'G-ABC123', secret: 'GA4_SECRET' },
    },
    '/api/events, for only the backend hands events over to Google Analytics',
    '',
    'analytics.endpoint',
  ],
  [
    'analytics',
    { ga4: { measurement_id: 'UA-1', secret: 'GA4_SECRET' } },
    'a measurement id such as G-ABC123DEF4',
    '',
    'analytics.ga4.measurement_id',
  ],
  ['finance.lender', 'lender-z', "false, or one of 'lender-a', 'lender-b', 'lender-c',", "write 'lender-a'"],
  ['finance.lender', true, "false, or one of 'lender-a', 'lender-b', 'lender-c',"],
  [
    'finance.offers',
    ['lender-aa'],
    "one of 'lender-a', 'lender-b', 'lender-c', 'lender-d',",
    "write 'lender-a'",
    'finance.offers[0]',
  ],
  ['finance.choices.amount.min', -1, 'a number of at least 0'],
  [
    'finance.choices.amount',
    { min: 90000, max: 80000 },
    'min (90000) must lie a step (500) below max (80000)',
  ],
  ['finance.choices.term.max', 11, 'a number of at most 10'],
  ['finance.choices.repayment.rounding', 'nearest', "one of 'up', 'down'"],
  ['finance.choices.repayment.frequency', 'daily', "one of 'weekly', 'fortnightly', 'monthly'"],
  [
    'finance.choices.example',
    { rate: 9, comparison_rate: 8 },
    '8 lies below the rate of 9: give the comparison rate the',
    '',
    'finance.choices.example.comparison_rate',
  ],
  ['finance.choices.fees.establishment', '500', 'a number'],
  ['finance.choices.fee', {}, 'a setting that exists', 'write fees in place of fee'],
  [
    'finance.lenders',
    { 'lender-a': { conditions: [{ kind: 'newer' }] } },
    "one of 'newer-than-years', 'price-over',",
    '',
    'finance.lenders.lender-a.conditions[0].kind',
  ],
  ['costs.fuel.price_per_litre', 170, 'a number of at most 10'],
  ['costs.fuel.weekly_km', 250, 'a setting that exists', 'take weekly_km out'],
  ['costs.electricity.cents_per_kwh', -1, 'a number of at least 0'],
  ['costs.delivery[0].price', -1, 'a number of at least 0'],
  ['costs.delivery[0].name', '', 'text that is not empty'],
  ['costs.delivery[0].postcodes', [], 'a list of at least 1'],
  ['costs.delivery[0].postcodes[0].from', 2000, 'text'],
  ['costs.delivery[0].postcodes[0]', { from: '2234', to: '2000' }, 'from must not be greater than to'],
  ['spin.default_view', 'spin', "one of 'spinner', 'gallery'"],
  ['spin.sensitivity', 0, 'a number of at least 1'],
  ['market.source', '', 'text that is not empty'],
  ['law.title', '', 'text that is not empty'],
  ['law.statutory_facts', 'yes', 'true or false'],
  ['models.list[0].manufacturer', 'alder', 'the slug of one of models.brands'],
  ['models.list[0].slug', 'order-now', "a slug other than order-now, the quote page's"],
  ['models.list[0].slug', 'Lumen', 'small letters, digits and single hyphens'],
  ['models.list[0].name', '', 'text that is not empty'],
  [
    'models.list[0].colours',
    [{ name: 'Red', hexCode: 'red' }],
    'a colour such as #1f4e8c',
    '',
    'models.list[0].colours[0].hexCode',
  ],
  ['models.quote_label', '', 'text that is not empty'],
  [
    'models.list[0].model_variants',
    [{ id: '1', full_name: '', name: 'x' }],
    'text that is not empty',
    '',
    'models.list[0].model_variants[0].full_name',
  ],
  ['reviews.minimum_average', 6, 'a number of at most 5'],
  ['reviews.count', -1, 'a number of at least 0'],
  ['reviews.list[0].rating', 6, 'a number of at most 5'],
  ['reviews.list[0].review_date', 'last week', 'a date such as 2026-03-31'],
  ['reviews.list[0].stars', 5, 'a setting that exists', 'take stars out'],
];

describe('R3 wrong settings of finance, costs, models and reviews are refused, each with its place and the way out', () => {
  test('R3 the settings they are changes of are accepted', () => {
    expect(problemsWith('slug', 'example')).toEqual([]);
  });

  for (const row of WRONG) test(`R3 ${row[0]}: ${JSON.stringify(row[1])}`, () => expectRefusal(row));
});
