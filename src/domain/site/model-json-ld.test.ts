import { expect, test } from 'vitest';
import { exampleColour, exampleModel, exampleVariant } from '../model/example-model.fixture.ts';
import { modelJsonLd } from './model-json-ld.ts';

const site = { name: 'Example', url: 'https://dealer.example', stock_noun: 'cars' } as const;
const context = { site, brand: 'Alder', image: '/img/brook.webp' };
const variants = [
  exampleVariant({ name: 'Active', dap_min_price: 38_989.4, dap_max_price: 40_990 }),
  exampleVariant({ name: 'Touring', dap_min_price: 46_990 }),
  exampleVariant({ name: 'Unpriced' }),
];

test('M1 a model is a new car of its brand with what its variants cost', () => {
  const model = exampleModel({
    short_description: 'Room for five.',
    model_variants: variants,
    colours: [exampleColour(), exampleColour(), exampleColour({ name: 'Red' })],
  });
  expect(modelJsonLd(model, context)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: 'Alder Brook',
    url: 'https://dealer.example/models/brook',
    brand: { '@type': 'Brand', name: 'Alder' },
    model: 'Brook',
    itemCondition: 'https://schema.org/NewCondition',
    description: 'Room for five.',
    image: ['https://dealer.example/img/brook.webp'],
    bodyType: 'SUV',
    color: ['Blue', 'Red'],
    offers: {
      '@type': 'AggregateOffer',
      url: 'https://dealer.example/models/brook',
      lowPrice: 38_990,
      highPrice: 46_990,
      priceCurrency: 'AUD',
      offerCount: 2,
      seller: { '@type': 'AutoDealer', name: 'Example', url: 'https://dealer.example/' },
    },
  });
});

test.each([
  ['is coming soon', exampleModel({ status: 'coming_soon', model_variants: variants })],
  ['has no prices', exampleModel({ model_variants: [exampleVariant()] })],
])('M1 a model that %s has no offer', (_, model) => {
  expect(modelJsonLd(model, context)).not.toHaveProperty('offers');
});

test('M1 what is not known is left out', () => {
  const bare = modelJsonLd(exampleModel({ manufacturer_body: '' }), { ...context, image: undefined });
  expect(Object.keys(bare)).toEqual(['@context', '@type', 'name', 'url', 'brand', 'model', 'itemCondition']);
});
