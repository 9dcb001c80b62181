import { expect, test } from 'vitest';
import { exampleModel } from './example-model.fixture.ts';
import { modelBodies } from './model-bodies.ts';

const models = [
  exampleModel({ slug: 'a', manufacturer_body: 'SUV' }),
  exampleModel({ slug: 'b', manufacturer_body: 'People Mover' }),
  exampleModel({ slug: 'c', manufacturer_body: 'suv' }),
  exampleModel({ slug: 'd', manufacturer_body: '' }),
];

test('M1 each body type is offered once, with its models counted', () => {
  expect(modelBodies(models)).toEqual([
    { slug: 'suv', label: 'SUV', count: 2 },
    { slug: 'people-mover', label: 'People Mover', count: 1 },
  ]);
});
