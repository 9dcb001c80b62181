import { expect, test } from 'vitest';
import { exampleManufacturer, exampleModel } from './example-model.fixture.ts';
import { manufacturerOf } from './manufacturer-of.ts';

const models = {
  brands: [exampleManufacturer({ slug: 'alder-cars', name: 'Aldéra' })],
  list: [exampleModel({ slug: 'brook', manufacturer: 'alder-cars' })],
};

test.each([
  ['Aldéra', undefined, { slug: 'alder-cars', name: 'Aldéra' }],
  ['ALDERA', undefined, { slug: 'alder-cars', name: 'Aldéra' }],
  ['Nord & Sons', undefined, { slug: 'nord-sons', name: 'Nord & Sons' }],
  ['Nord', 'brook', { slug: 'nord', name: 'Nord' }],
  [undefined, 'brook', { slug: 'alder-cars', name: 'Aldéra' }],
  [undefined, 'never', undefined],
  [undefined, undefined, undefined],
])('F1 the maker of make %s, model %s', (make, model, expected) => {
  expect(manufacturerOf(models, make, model)).toEqual(expected);
});
