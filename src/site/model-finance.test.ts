import { expect, test } from 'vitest';
import { exampleModel, exampleVariant } from '../domain/model/example-model.fixture.ts';
import { exampleInput, exampleText, type ExampleSite } from './example-site.fixture.ts';
import { createModelFinance } from './model-finance.ts';
import { siteParts } from './site-parts.ts';

const advertise = { credit_provider: 'Headland Credit Pty Ltd', licence: '512345' };
const model = exampleModel({
  model_variants: [exampleVariant({ dap_min_price: 38_990, dap_max_price: 42_990 })],
});
const financeWith = ({ tenant, ...changes }: ExampleSite = {}) =>
  createModelFinance(siteParts(exampleInput({ tenant: { finance: { advertise }, ...tenant }, ...changes })));

test('C2 the example is for the lowest price, with its terms and who provides the credit', () => {
  const finance = financeWith()(model);
  expect(finance).toMatchObject({
    price: '$38,990 drive away',
    terms: '5 year term, 10.0% deposit, 30.0% final payment',
    disclaimer: expect.stringContaining('Headland Credit Pty Ltd'),
  });
  expect(finance?.quote).toBeDefined();
});

test.each<[string, NonNullable<ExampleSite['tenant']>, typeof model]>([
  ['a price', {}, exampleModel({ model_variants: [exampleVariant()] })],
  ['a credit provider', { finance: { advertise: false } }, model],
  ['finance', { switches: { finance: false } }, model],
  ['a model that can be ordered', {}, { ...model, status: 'coming_soon' }],
])('C2 there is none without %s', (_, tenant, of) => {
  expect(financeWith({ tenant })(of)).toBeUndefined();
});

test.each<[string, ExampleSite, string | undefined]>([
  ['a page of the site that there is', { texts: [exampleText('/finance')] }, '/finance'],
  ['no page that is not there', {}, undefined],
  [
    'a page elsewhere',
    { tenant: { finance: { advertise, links: { finance: 'https://lender.example/apply' } } } },
    'https://lender.example/apply',
  ],
])('C12 it links to %s', (_, changes, href) => {
  expect(financeWith(changes)(model)?.href).toBe(href);
});
