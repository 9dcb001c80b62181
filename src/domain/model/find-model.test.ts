import { expect, test } from 'vitest';
import { exampleManufacturer, exampleModel, exampleVariant } from './example-model.fixture.ts';
import { findModel } from './find-model.ts';

const brands = [
  exampleManufacturer({ name: 'Aldéra', slug: 'aldera' }),
  exampleManufacturer({ name: 'Nord & Sund', slug: 'nord' }),
];
const models = [
  exampleModel({
    slug: 'larkspur',
    name: 'Larkspur',
    manufacturer: 'aldera',
    model_variants: [exampleVariant({ name: 'Touring', full_name: 'Aldera Larkspur Touring Hybrid' })],
  }),
  exampleModel({ slug: 'aldera-vik', name: 'Vik', manufacturer: 'aldera' }),
  exampleModel({ slug: 'nord-vik', name: 'Vik', manufacturer: 'nord' }),
];

test.each([
  ['Larkspur', 'larkspur'],
  ['  LARKSPUR ', 'larkspur'],
  ['aldera larkspur', 'larkspur'],
  ['Aldéra-Larkspur', 'larkspur'],
  ['larkspur touring', 'larkspur'],
  ['Aldera Larkspur Touring', 'larkspur'],
  ['Aldera Larkspur Touring Hybrid', 'larkspur'],
  ['Nord & Sund Vik', 'nord-vik'],
  ['nord-vik', 'nord-vik'],
  ['Vik', undefined],
  ['Lark', undefined],
  ['', undefined],
  ['!?', undefined],
])('M5 "%s" means %s', (name, slug) => {
  expect(findModel(models, brands, name)?.slug).toBe(slug);
});
