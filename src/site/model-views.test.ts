import { describe, expect, test } from 'vitest';
import {
  exampleColour,
  exampleManufacturer,
  exampleModel,
  exampleVariant,
} from '../domain/model/example-model.fixture.ts';
import type { Model } from '../domain/model/model.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { exampleInput, examplePicture, type ExampleSite } from './example-site.fixture.ts';
import { createModelViews } from './model-views.ts';
import { siteParts } from './site-parts.ts';

const brands = [exampleManufacturer()];
const viewsWith = ({ tenant, ...changes }: ExampleSite = {}) =>
  createModelViews(siteParts(exampleInput({ tenant: { models: { brands }, ...tenant }, ...changes })));
const viewOf = (model: Partial<Model>, changes?: ExampleSite) =>
  viewsWith(changes).viewOf(exampleModel(model));

test('M1 a model is named with its brand, or with the slug of one that is not listed', () => {
  expect(viewOf({})).toMatchObject({ brand: 'Alder', fullName: 'Alder Brook', href: '/models/brook' });
  expect(viewOf({ manufacturer: 'cedar' }).brand).toBe('cedar');
});

describe('M2 prices', () => {
  const priced = exampleVariant({ dap_min_price: 38_990, dap_max_price: 42_990 });

  test('a model has the price of its variants, with what it includes', () => {
    const { price, variants } = viewOf({ model_variants: [priced] });
    expect([price, variants[0]?.price]).toEqual(
      Array(2).fill({ text: expect.stringContaining('$38,990'), label: 'Drive away' }),
    );
  });

  test('without one it has the words of the dealer, and no label', () => {
    const tenant = { price: { no_price_text: 'Ask us' } };
    expect(viewOf({ model_variants: [exampleVariant()] }, { tenant })).toMatchObject({
      price: { text: 'Ask us' },
      variants: [{ price: { text: 'Ask us' } }],
    });
  });

  test('M1 a model that is coming soon has no price of a variant and no quote', () => {
    const view = viewOf({ status: 'coming_soon', model_variants: [priced] });
    expect(view).toMatchObject({ comingSoon: 'Coming Soon', quote: undefined });
    expect(view.variants[0]).toMatchObject({ price: { text: 'Coming Soon' }, quote: undefined });
  });
});

test('M1 the link that asks for a quote names the variant', () => {
  const { quote, variants } = viewOf({ model_variants: [exampleVariant()] });
  expect(quote?.href).toContain('vehicle=Alder+Brook#');
  expect(variants[0]?.quote?.href).toContain('vehicle=Alder+Brook+Touring#');
});

test('M2 features are cut to eight with the rest behind', () => {
  const features = Array.from({ length: 10 }, (_, at) => `Feature ${at}`);
  const { first, more } = viewOf({ model_variants: [exampleVariant({ features })] }).variants[0]!.features;
  expect([first.length, more.length]).toEqual([8, 2]);
});

test('pictures are those that the build could prepare', () => {
  const photo = examplePicture('aaaaaaaa');
  const image = { url: 'photos/brook.webp' };
  const pictures = { [image.url]: photo };
  const colours = [
    exampleColour({ photo_url: image.url }),
    exampleColour({ name: 'Red', photo_url: 'photos/red.webp' }),
  ];
  const view = viewOf({ image, colours, model_variants: [exampleVariant({ image })] }, { pictures });
  expect([view.image, view.variants[0]?.image]).toEqual([photo, photo]);
  expect(view.colourTabs[0]?.colours.map((colour) => colour.image)).toEqual([photo, undefined]);
  expect(viewOf({ image }).image).toBeUndefined();
});

test('stock of a model is linked when there is any', () => {
  const vehicles = [exampleVehicle()];
  expect(viewOf({}, { vehicles }).stockHref).toBe('/search/alder/brook');
  expect(viewOf({ name: 'Creek' }, { vehicles }).stockHref).toBeUndefined();
  expect(viewsWith({ vehicles }).stockHref('Alder')).toBe('/search/alder');
});
