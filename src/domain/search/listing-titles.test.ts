import { expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { CarType, ItemType } from '../vehicle/vehicle-words.ts';
import { CAR_TYPE_LISTINGS } from './listing-drafts.ts';
import { ALL_PATH } from './listing-href.ts';
import { conditionTitle } from './listing-titles.ts';
import type { StockNoun } from './listing-words.ts';

const town = (city: string) => {
  const slug = city.toLowerCase();
  return exampleLocation({
    id: slug,
    slug,
    address: { street: '1 Main Road', city, state: 'SA', postcode: '5070' },
  });
};
const stockOf = (
  types: readonly CarType[],
  towns: readonly string[] = [],
  kinds: readonly ItemType[] = ['car'],
) =>
  types.flatMap((car_type) =>
    kinds.flatMap((item_type) =>
      (towns.length > 0 ? towns : ['nowhere']).map((city, at) =>
        exampleVehicle({
          id: `${car_type}${item_type}${at}`,
          car_type,
          item_type,
          location_slug: city.toLowerCase(),
        }),
      ),
    ),
  );
const EVERY: CarType[] = ['new', 'used', 'demo'];

test.each<[string, CarType[], string[], string]>([
  ['every condition', ['used', 'demo', 'new'], [], 'New, used and demo cars'],
  ['two', ['used', 'new'], [], 'New and used cars for sale'],
  ['one', ['used'], [], 'Used cars for sale'],
  ['none', [], [], 'New, used and demo cars'],
  ['one in two towns', ['used'], ['Glynde', 'Mildura'], 'Used cars in Glynde and Mildura'],
  ['two in one town', ['used', 'new'], ['Glynde'], 'New and used cars in Glynde'],
  ['one in three towns', ['used'], ['Glynde', 'Mildura', 'Berri'], 'Used cars for sale'],
])('S1 the list of a whole stock of %s is titled by what there is', (_, types, towns, title) => {
  const locations = [...towns, 'Empty'].map(town);
  const given = { locations, stockNoun: 'cars' } as const;
  expect(conditionTitle({ types: EVERY, isAll: true }, stockOf(types, towns), given)).toBe(title);
});

test('S1 a title names no town where that of a vehicle is not known', () => {
  const vehicles = [...stockOf(['used'], ['Glynde']), ...stockOf(['demo'], ['Elsewhere'])];
  const given = { locations: [town('Glynde')], stockNoun: 'cars' } as const;
  expect(conditionTitle({ types: EVERY, isAll: true }, vehicles, given)).toBe('Used and demo cars for sale');
});

test.each<[StockNoun, ItemType[], string]>([
  ['trucks', ['truck'], 'Used trucks'],
  ['trucks', ['car', 'truck'], 'Used trucks and cars'],
  ['motorcycles', ['car', 'caravan', 'motorcycle'], 'Used motorcycles, cars and caravans'],
  ['vehicles', ['car', 'truck'], 'Used vehicles'],
  ['caravans', ['car'], 'Used caravans'],
])('S1 a dealer of %s who has %j says so', (stockNoun, kinds, title) => {
  const vehicles = stockOf(['used'], [], kinds);
  expect(conditionTitle({ types: ['used'], isAll: false }, vehicles, { locations: [], stockNoun })).toBe(
    title,
  );
});

test('S1 no two lists by condition have one title, whatever conditions there are', () => {
  const choices = EVERY.reduce<CarType[][]>(
    (all, type) => [...all, ...all.map((some) => [...some, type])],
    [[]],
  );
  expect(choices).toHaveLength(8);
  for (const present of choices) {
    const titles = CAR_TYPE_LISTINGS.filter(({ canonicalPath }) => !canonicalPath).map(({ path, types }) =>
      conditionTitle(
        { types, isAll: path === ALL_PATH },
        stockOf(present.filter((type) => types.includes(type))),
        { locations: [], stockNoun: 'cars' },
      ),
    );
    expect([present, new Set(titles).size]).toEqual([present, titles.length]);
  }
});
