import { expect, test } from 'vitest';
import type { SearchIslandData } from '../domain/search/search-island-data.ts';
import { exampleLocation } from '../domain/location/example-location.fixture.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { examplePicture, exampleSite, exampleText, type ExampleSite } from './example-site.fixture.ts';

const vehicles = [
  exampleVehicle({ id: 'v1', price: 20_500 }),
  exampleVehicle({ id: 'v2', price: 31_000, model: 'Creek' }),
  exampleVehicle({ id: 'v3', make: 'Birch', price: 60_000, car_type: 'new' }),
];

/** The data of the search on the list at `path`. */
function searchOf(path: string, changes: ExampleSite = {}): SearchIslandData {
  const { pages, plan } = exampleSite({ vehicles, ...changes }).listings;
  const page = pages().find(({ listing }) => listing.path === path);
  return (page && plan(page.listing).search) ?? expect.fail(`there is no search at ${path}`);
}

test('S16 the first answer of each list holds the cars of its page, in their order', () => {
  const { pages, plan } = exampleSite({ vehicles }).listings;
  expect(pages().length).toBeGreaterThan(5);
  for (const { listing } of pages()) {
    const { search, cards } = plan(listing);
    expect(search.initial.hits.map((hit) => hit['id'])).toEqual(cards.map(({ id }) => id));
    expect(search.initial.total).toBe(listing.vehicles.length);
  }
});

test('S1 a list settles the facets that its title says, and is left for the list above it', () => {
  const all = searchOf('new-used-and-demo-cars');
  const model = searchOf('alder/creek');
  expect([all.settled, model.settled]).toEqual([[], ['make', 'model']]);
  const names = ({ facets }: SearchIslandData) => facets.map(({ name }) => name);
  expect(names(all)).toContain('make');
  expect(names(model)).not.toContain('make');
  expect(all.listing).toEqual({ path: 'new-used-and-demo-cars', filter: '' });
  expect(model.listing.chip).toEqual({ label: 'Creek', parentHref: '/search/alder' });
  expect([all.similarPath, model.similarPath]).toEqual(['/search/new-used-and-demo-cars', '/search/alder']);
});

test.each<[string, string, ExampleSite]>([
  ['the page that the setting names', '/special-offers', { texts: [exampleText('/special-offers')] }],
  ['the whole stock where there is no such page', '/search/new-used-and-demo-cars', {}],
])('S6 clearing an empty result leads to %s', (_, href, changes) => {
  const tenant = { listing: { refresh_path: '/special-offers' } };
  expect(searchOf('used-cars', { tenant, ...changes }).refreshPath).toBe(href);
});

test('S7 the price slider is as long as the prices of the list', () => {
  const tenant = { listing: { price_slider: { min: 0, max: 100_000, step: 1_000 } } };
  expect(searchOf('alder', { tenant }).settings.price_slider).toEqual({
    min: 20_000,
    max: 31_000,
    step: 1_000,
  });
});

test('S8 the quick picks of prices are those that choose among the cars of the list', () => {
  const picksOf = (path: string) => searchOf(path).facets.find(({ name }) => name === 'price')?.picks;
  expect(picksOf('alder')).toEqual([25_000, 30_000]);
  expect(picksOf('new-used-and-demo-cars')).toEqual([25_000, 30_000, 40_000, 50_000]);
});

test('S5 a card of the dealer has its own picture, else one of the dealer that no other card has', () => {
  const promo = (id: string, picture?: string) => ({
    id,
    start: '2026-01-01',
    expiry: '2026-12-31',
    node: {
      title: id,
      text: 'On now.',
      link: { label: 'Go', href: '/special-offers' },
      ...(picture && { picture }),
    },
  });
  const home = { hero: { image: 'hero.webp' }, story: { image: 'story.webp' } };
  const made = ['hero', 'story', 'own'].map((name) => [`${name}.webp`, examplePicture(name)] as const);
  const imagesOf = (names: (string | undefined)[], pictures = Object.fromEntries(made)) => {
    const listing = { promos: names.map((name, at) => promo(`p${at}`, name)) };
    const { promos } = searchOf('alder', { tenant: { home, listing }, pictures }).settings;
    return promos.map(({ image }) => image?.url);
  };
  const [hero, story, own] = made.map(([, { url }]) => url);
  expect(imagesOf(['own.webp', undefined, undefined, undefined])).toEqual([own, story, hero, story]);
  expect(imagesOf([undefined, 'story.webp'])).toEqual([hero, story]);
  expect(imagesOf(['lost.webp'])).toEqual([story]);
  expect(imagesOf(['own.webp', undefined], {})).toEqual([undefined, undefined]);
});

test("S8 where the setting says 'stock' the quick picks are at the quartiles of the list", () => {
  const priced = [21_400, 33_000, 38_700, 52_500, 64_900, 118_000, 142_000, 239_000].map((price, at) =>
    exampleVehicle({ id: `p${at}`, price, make: at < 4 ? 'Alder' : 'Birch' }),
  );
  const picksOf = (path: string) =>
    searchOf(path, { vehicles: priced, tenant: { listing: { price_picks: 'stock' } } }).facets.find(
      ({ name }) => name === 'price',
    )?.picks;
  expect(picksOf('new-used-and-demo-cars')).toEqual([33_000, 55_000, 120_000]);
  expect(picksOf('alder')).toEqual([33_000, 39_000]);
});

test('S14 the search knows for how many days sold cars stay, where that is limited', () => {
  expect(searchOf('alder', { tenant: { stock: { sold_days: 5 } } }).soldDays).toBe(5);
  expect(searchOf('alder', { tenant: { stock: { mode: 4 } } })).not.toHaveProperty('soldDays');
});

test('the day is that of the stock, and neither routes nor pages of the settings are sent', () => {
  const { today, settings } = searchOf('alder', { today: '2026-12-01' });
  expect(today).toBe('2026-12-01');
  expect(Object.keys(settings)).not.toEqual(expect.arrayContaining(['routes']));
  expect(Object.keys(settings)).not.toEqual(expect.arrayContaining(['refresh_path']));
});

const placed = (slug: string, lat?: number) => {
  const { address } = exampleLocation();
  const at = lat === undefined ? {} : { lat, long: 151 };
  return exampleLocation({ id: slug, slug, group: slug, name: slug, address: { ...address, ...at } });
};
const standing = (...slugs: string[]) =>
  slugs.map((slug, at) => exampleVehicle({ id: `p${at}`, location_slug: slug, location_name: slug }));
const nearOf = (path: string, changes: ExampleSite) =>
  searchOf(path, changes).facets.find(({ name }) => name === 'near');

test('S3 a list asks for a distance where its cars have coordinates, and for a radius where they stand apart', () => {
  const tenant = { locations: [placed('north', -33), placed('south', -35), placed('lost')] };
  const all = 'new-used-and-demo-cars';
  const facet = { name: 'near', label: 'Distance', widget: 'near' };
  expect(nearOf(all, { tenant, vehicles: standing('north', 'south') })).toEqual(facet);
  expect(nearOf(all, { tenant, vehicles: standing('north', 'north', 'lost') })).toEqual({
    ...facet,
    isOnePlace: true,
  });
  expect(nearOf(all, { tenant, vehicles: standing('lost') })).toBeUndefined();
  expect(nearOf('north', { tenant, vehicles: standing('north', 'south') })?.isOnePlace).toBe(true);
  const off = { ...tenant, listing: { distance: false } };
  expect(nearOf(all, { tenant: off, vehicles: standing('north', 'south') })).toBeUndefined();
});
