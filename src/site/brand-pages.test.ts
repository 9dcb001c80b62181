import { describe, expect, test } from 'vitest';
import { exampleLocation } from '../domain/location/example-location.fixture.ts';
import { exampleManufacturer, exampleModel } from '../domain/model/example-model.fixture.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { examplePicture, exampleSite, type ExampleSite } from './example-site.fixture.ts';

const alder = exampleManufacturer({ logo: { url: 'photos/alder.webp' }, warranty_years: 7 });
const birch = exampleManufacturer({ id: 'b2', name: 'Birch', slug: 'birch', link: 'https://birch.example/' });
const brook = exampleModel({ image: { url: 'photos/brook.webp' } });
const siteWith = ({ tenant, ...changes }: ExampleSite = {}) =>
  exampleSite({ tenant: { models: { list: [brook], brands: [alder, birch] }, ...tenant }, ...changes });

const logo = examplePicture('aaaaaaaa');
const photo = examplePicture('bbbbbbbb');
const pictures = { 'photos/alder.webp': logo, 'photos/brook.webp': photo };

test('M4 a dealer without brands has none of their pages', () => {
  const { list, each } = exampleSite().brands;
  expect([list.pages(), each.pages()]).toEqual([[], []]);
});

test('M4 there is a page of all, and one of each brand that has none elsewhere', () => {
  const { list, each } = siteWith().brands;
  expect(list.pages()).toHaveLength(1);
  expect(each.pages().map(({ brand }) => brand.slug)).toEqual(['alder']);
});

test('M4 a tile has the logo where there is one, where it leads, and the models', () => {
  expect(siteWith({ pictures }).brands.list.plan().tiles).toEqual([
    {
      name: 'Alder',
      href: '/alder/overview',
      isExternal: false,
      logo,
      picture: photo,
      models: ['Brook'],
      inStock: 0,
      warrantyYears: 7,
    },
    {
      name: 'Birch',
      href: 'https://birch.example/',
      isExternal: true,
      logo: undefined,
      picture: undefined,
      models: [],
      inStock: 0,
      warrantyYears: undefined,
    },
  ]);
});

test('M4 a brand says how many of it are in stock, and without a picture of a model shows one of those', () => {
  const vehicles = [exampleVehicle(), exampleVehicle({ id: 'other', make: 'Cedar' })];
  const [alone] = siteWith({ tenant: { models: { list: [], brands: [alder] } }, vehicles }).brands.list.plan()
    .tiles;
  expect(alone).toMatchObject({ inStock: 1, models: [] });
  expect(alone?.picture).toEqual(vehicles[0]?.images[0]);
});

test('the page of all is shared with the first picture of a model', () => {
  expect(siteWith({ pictures }).brands.list.plan().image?.address).toBe(`${photo.url}-1280.webp`);
  expect(siteWith().brands.list.plan().image).toBeUndefined();
});

test('M4 a brand shows its models, its stock when there is any, and the visible places that sell it', () => {
  const at = (id: string, manufacturers: string[], visible = true) =>
    exampleLocation({ id, slug: id, manufacturers, visible });
  const locations = [at('sells', ['Alder']), at('other', ['Birch']), at('hidden', ['Alder'], false)];
  const models = { list: [brook], brands: [alder, birch] };
  const { plan } = siteWith({ tenant: { models, locations }, vehicles: [exampleVehicle()] }).brands.each;
  expect(plan(alder).tiles.map(({ name }) => name)).toEqual(['Brook']);
  expect(plan(alder).stock).toMatchObject({ href: '/search/alder', total: 1 });
  expect(plan(alder).locations.map(({ slug }) => slug)).toEqual(['sells']);
  expect(plan(birch)).toMatchObject({ tiles: [], stock: undefined });
});

describe('the keys of their pages change with what they show', () => {
  const keysOf = (changes: ExampleSite) => {
    const { list, each } = siteWith({ pictures, ...changes }).brands;
    return [...list.pages(), ...each.pages()].map(({ key }) => key);
  };
  const before = keysOf({});

  test.each<[string, ExampleSite, boolean[]]>([
    ['a logo', { pictures: { ...pictures, 'photos/alder.webp': examplePicture('cccccccc') } }, [true, true]],
    ['a photo', { pictures: { ...pictures, 'photos/brook.webp': examplePicture('cccccccc') } }, [true, true]],
    ['the first car of the brand', { vehicles: [exampleVehicle()] }, [true, true]],
    ['the day alone', { today: '2026-11-22' }, [false, false]],
  ])('%s', (_, changes, changed) => {
    expect(keysOf(changes).map((key, at) => key !== before[at])).toEqual(changed);
  });
});
