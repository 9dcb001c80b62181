import { expect, test } from 'vitest';
import { exampleLocation } from '../../domain/location/example-location.fixture.ts';
import { NOW } from '../example-backend.fixture.ts';
import { releaseSearch } from './release-search.ts';
import { car, OFF, siteOf } from './search-backend.fixture.ts';

const yard = (slug: string, lat: number, long: number) => {
  const { address } = exampleLocation();
  return exampleLocation({ id: slug, slug, group: slug, name: slug, address: { ...address, lat, long } });
};
const at = (id: string, slug: string) => car(id, { location_slug: slug, location_name: slug });
const locations = [yard('sydney', -33.8, 151.2), yard('geelong', -38.1, 144.4)];
const site = siteOf([at('a', 'sydney'), at('b', 'geelong'), at('c', 'nowhere')], NOW, {
  ...OFF,
  saved_searches: {},
  locations,
});

test.each([
  ['near=3220&within=50', 'Within 50 km of 3220', ['b']],
  ['near=Sydney+NSW&within=5000', 'Within 5,000 km of Sydney NSW', ['a', 'b']],
  ['near=3220', 'Near 3220', ['a', 'b', 'c']],
  ['near=9999&within=50', "We don't know the place “9999”", ['a', 'b', 'c']],
])('A12 a search that is kept with %s looks there and says so', (query, words, ids) => {
  const search = releaseSearch(site).read(new URLSearchParams(query));
  expect(search?.query).toBe(query);
  expect(search?.label).toContain(words);
  expect(
    releaseSearch(site)
      .find(search!)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids);
});

test.each([
  ['query=under+20k', ['a']],
  ['query=geelong', ['b']],
  ['query=within+50+km+of+3220', ['b']],
  ['query=under+20k+zzzz', ['a']],
])('A12 S2 a search that is kept with %s is read as its list reads it', (query, ids) => {
  const dear = siteOf(
    [
      car('a', { location_slug: 'sydney', location_name: 'sydney', price: 15_000 }),
      car('b', { location_slug: 'geelong', location_name: 'geelong', price: 30_000 }),
    ],
    NOW,
    { ...OFF, saved_searches: {}, locations },
  );
  const search = releaseSearch(dear).read(new URLSearchParams(query));
  const found = releaseSearch(dear).find(search!);
  expect(found.map(({ id }) => id).toSorted()).toEqual(ids);
});
