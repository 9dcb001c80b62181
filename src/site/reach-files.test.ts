import { expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { exampleSite, type ExampleSite } from './example-site.fixture.ts';

const CARS = [
  exampleVehicle({ id: '1', slug: 'a', path: '/cars/a', make: 'Aldera', before_price: 27_990 }),
  exampleVehicle({
    ...{ id: '2', slug: 'b', path: '/cars/b', make: 'Kitano', km: 5, colour: 'Red' },
    images: [{ url: 'https://photos.example/b.jpg' }],
  }),
];
const files = (changes: ExampleSite = {}) =>
  Object.fromEntries(
    exampleSite({ vehicles: CARS, ...changes })
      .reach.all()
      .map(({ path, text }) => [path, text]),
  );

const STOCK = ['price-drops', 'arrivals'].flatMap((name) => [`/feeds/${name}.xml`, `/feeds/${name}.atom`]);

test('P8 a site has feeds of arrivals and reduced prices; a dealer may have those of lists, too, or none', () => {
  expect(Object.keys(files()).toSorted()).toEqual(STOCK.toSorted());
  const lists = Object.keys(files({ tenant: { reach: { feeds: 'lists' } } }));
  expect(lists).toEqual(
    expect.arrayContaining([...STOCK, '/feeds/lists/aldera.xml', '/feeds/lists/used-cars.atom']),
  );
  expect(lists).not.toContain('/feeds/lists/new-used-and-demo-cars.xml');
  expect(files({ tenant: { reach: { feeds: 'none' } } })).toEqual({});
});

test('P8 reduced prices are those whose page shows the price before', () => {
  const feed = files()['/feeds/price-drops.xml'] ?? '';
  expect(feed).toContain('/cars/a#');
  expect(feed).not.toContain('/cars/b#');
});

test('P8 the page of a list names the feed that it has', () => {
  const site = (feeds: 'none' | 'stock' | 'lists') =>
    exampleSite({ vehicles: CARS, tenant: { reach: { feeds } } });
  const feedsOf = (feeds: 'none' | 'stock' | 'lists') => {
    const made = site(feeds);
    const pages = made.listings.pages().map(({ listing }) => listing);
    return ['new-used-and-demo-cars', 'aldera'].map((path) => {
      const listing = pages.find((each) => each.path === path);
      return listing && made.reach.feedOf(listing);
    });
  };
  expect(feedsOf('stock')).toEqual(['/feeds/arrivals.xml', undefined]);
  expect(feedsOf('lists')).toEqual(['/feeds/arrivals.xml', '/feeds/lists/aldera.xml']);
  expect(feedsOf('none')).toEqual([undefined, undefined]);
});

test('P7 a platform has a file where the dealer chose it and it takes a vehicle', () => {
  const reach = {
    feeds: 'none' as const,
    catalogues: ['google' as const, 'tiktok' as const],
    catalogue_folder: 'ads-7f',
  };
  const made = files({ tenant: { reach } });
  expect(Object.keys(made)).toEqual(['/ads-7f/tiktok-vehicles.csv']);
  expect(made['/ads-7f/tiktok-vehicles.csv']).toContain('https://photos.example/b.jpg');
});

test('P9 a site with a key of IndexNow has the file that proves it', () => {
  const indexnow_key = '0123456789abcdef0123456789abcdef';
  expect(files({ tenant: { reach: { feeds: 'none', indexnow_key } } })).toEqual({
    [`/${indexnow_key}.txt`]: indexnow_key,
  });
});
