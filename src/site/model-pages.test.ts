import { describe, expect, test } from 'vitest';
import { exampleLocation } from '../domain/location/example-location.fixture.ts';
import { exampleManufacturer, exampleModel, exampleVariant } from '../domain/model/example-model.fixture.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { examplePicture, exampleSite, type ExampleSite } from './example-site.fixture.ts';

const brook = exampleModel({ model_variants: [exampleVariant(), exampleVariant({ name: 'Sport' })] });
const creek = exampleModel({
  slug: 'creek',
  name: 'Creek',
  manufacturer_body: 'Ute',
  image: { url: 'photos/creek.webp' },
});
const models = { list: [brook, creek], brands: [exampleManufacturer()] };
const siteWith = ({ tenant, ...changes }: ExampleSite = {}) =>
  exampleSite({ tenant: { models, ...tenant }, ...changes });

test('M1 a dealer without models has none of their pages', () => {
  const { list, each, order } = exampleSite().models;
  expect([list.pages(), each.pages(), order.pages()]).toEqual([[], [], []]);
});

test('M1 there is a page of all, one of each and one that asks for a quote', () => {
  const { list, each, order } = siteWith().models;
  expect(list.pages()).toHaveLength(1);
  expect(each.pages().map(({ model }) => model.slug)).toEqual(['brook', 'creek']);
  expect(order.pages()).toHaveLength(1);
});

test('M1 the list has a tile for each model and the bodies to choose from', () => {
  const { tiles, bodies } = siteWith().models.list.plan();
  expect(tiles.map(({ name }) => name)).toEqual(['Brook', 'Creek']);
  expect(bodies).toHaveLength(2);
});

test('M1 a model is planned with the name of its brand', () => {
  const { view, brand } = siteWith().models.each.plan(brook);
  expect([brand, view.fullName]).toEqual(['Alder', 'Alder Brook']);
});

test('M1 a quote can be asked for each variant, at one location of each yard', () => {
  const at = (id: string, group: string) => exampleLocation({ id, slug: id, name: id, group });
  const locations = [at('north', 'n'), at('north-parts', 'n'), at('south', 's')];
  const plan = siteWith({ tenant: { models, locations } }).models.order.plan();
  expect(plan.choices[0]).toEqual({
    slug: 'brook',
    href: '/models/brook',
    fullName: 'Alder Brook',
    vehicles: ['Alder Brook Touring', 'Alder Brook Sport'],
  });
  expect(plan.locations.map(({ slug }) => slug)).toEqual(['north', 'south']);
});

describe('the keys of their pages change with what they show', () => {
  const keysOf = (changes?: ExampleSite) => {
    const { list, each, order } = siteWith(changes).models;
    return [...list.pages(), ...each.pages(), ...order.pages()].map(({ key }) => key);
  };
  const before = keysOf();

  test.each<[string, ExampleSite, boolean[]]>([
    [
      'a picture',
      { pictures: { 'photos/creek.webp': examplePicture('aaaaaaaa') } },
      [true, false, true, false],
    ],
    ['the first car of a model', { vehicles: [exampleVehicle()] }, [false, true, false, false]],
    ['the day alone', { today: '2026-11-22' }, [false, false, false, false]],
  ])('%s', (_, changes, changed) => {
    expect(keysOf(changes).map((key, at) => key !== before[at])).toEqual(changed);
  });
});
