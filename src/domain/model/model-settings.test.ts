import { expect, test } from 'vitest';
import { ModelSettings } from './model-settings.ts';

const brand = { id: '1', name: 'Alder', slug: 'alder' };
const model = { slug: 'brook', name: 'Brook', manufacturer: 'alder' };

test('N3 a model needs a slug, a name and a manufacturer; all else has its default', () => {
  const settings = ModelSettings.parse({ list: [model], brands: [brand] });
  expect(settings.quote_label).toBe('Get a Quote');
  expect(settings.list[0]).toMatchObject({ image: null, model_variants: [], colours: [], status: '' });
  expect(settings.brands[0]?.logo).toBeNull();
});

test('M4 a manufacturer may have a logo without an address', () => {
  expect(ModelSettings.safeParse({ brands: [{ ...brand, logo: { url: null } }] }).success).toBe(true);
});

test.each([
  ['a manufacturer nobody lists', { list: [model] }, 'list.0.manufacturer'],
  ['the slug of the quote page', { list: [{ ...model, slug: 'order-now' }], brands: [brand] }, 'list.0.slug'],
  ['a slug twice', { list: [model, model], brands: [brand] }, 'list.1.slug'],
  ['a brand twice', { brands: [brand, brand] }, 'brands.1.slug'],
  ['a link that runs code', { brands: [{ ...brand, link: 'javascript:alert(1)' }] }, 'brands.0.link'],
  [
    'a colour that is none',
    { list: [{ ...model, colours: [{ name: 'Blue', hexCode: 'blue' }] }], brands: [brand] },
    'list.0.colours.0.hexCode',
  ],
])('N3 %s is refused', (_, settings, path) => {
  const result = ModelSettings.safeParse(settings);
  expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
