import { expect, test } from 'vitest';
import { exampleModel } from './example-model.ts';
import { modelBodies, modelsByBody } from './models-by-body.ts';

const models = [
  exampleModel({ slug: 'a', manufacturer_body: 'SUV' }),
  exampleModel({ slug: 'b', manufacturer_body: 'People Mover' }),
  exampleModel({ slug: 'c', manufacturer_body: 'suv' }),
  exampleModel({ slug: 'd', manufacturer_body: '' }),
];

test.each([
  ['suv', ['a', 'c']],
  ['SUV', ['a', 'c']],
  ['people-mover', ['b']],
  ['People Mover', ['b']],
  ['ute', []],
  ['', ['a', 'b', 'c', 'd']],
  [null, ['a', 'b', 'c', 'd']],
])('M1 body=%s', (body, slugs) => {
  expect(modelsByBody(models, body).map(({ slug }) => slug)).toEqual(slugs);
});

test('M1 each body type is offered once, with its models counted', () => {
  expect(modelBodies(models)).toEqual([
    { slug: 'suv', label: 'SUV', count: 2 },
    { slug: 'people-mover', label: 'People Mover', count: 1 },
  ]);
});
