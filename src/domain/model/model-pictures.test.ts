import { expect, test } from 'vitest';
import { exampleColour, exampleManufacturer, exampleModel, exampleVariant } from './example-model.fixture.ts';
import { modelPicture, modelPictures } from './model-pictures.ts';

const colours = [exampleColour(), exampleColour({ name: 'Red', photo_url: 'red.webp' })];

test.each([
  [{ cloudfront_new_image_url: 'new.webp', image: { url: 'old.webp' }, colours }, 'new.webp'],
  [{ image: { url: 'old.webp' }, colours }, 'old.webp'],
  [{ colours }, 'red.webp'],
  [{}, undefined],
])('N3 of %j the picture is %s', (changes, url) => {
  expect(modelPicture(exampleModel(changes))).toBe(url);
});

test('N3 every picture is named once', () => {
  const variant = exampleVariant({ image: { url: 'red.webp' } });
  const list = [exampleModel({ image: { url: 'old.webp' }, colours, model_variants: [variant] })];
  const brands = [exampleManufacturer(), exampleManufacturer({ logo: { url: 'logo.webp' } })];
  expect(modelPictures({ list, brands })).toEqual(['old.webp', 'red.webp', 'logo.webp']);
});
