import { expect, test } from 'vitest';
import { PriceSettings } from '../vehicle/card-settings.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { stockFeed } from './stock-feeds.ts';

const CONTEXT = {
  site: {
    name: 'Harbour',
    url: 'https://dealer.example',
    licence: { label: 'Motor dealer licence', number: 'MD 123' },
  },
  price: PriceSettings.parse({}),
};
const LIST = { path: 'arrivals', title: 'New arrivals', href: '/search/all' };
const feeds = (vehicles: Parameters<typeof exampleVehicle>[0][]): string[] =>
  stockFeed({ ...LIST, vehicles: vehicles.map(exampleVehicle) }, CONTEXT).map(({ text }) => text);

const DAY = { id: '1', path: '/cars/1', created_at: '2026-11-01' };

test('P8 a list is there as RSS and as Atom, with the price of the page and the licence', () => {
  const files = stockFeed(
    { ...LIST, vehicles: [exampleVehicle({ ...DAY, price_type: 'drive_away' })] },
    CONTEXT,
  );
  expect(files.map(({ path, type }) => [path, type])).toEqual([
    ['/feeds/arrivals.xml', 'application/rss+xml'],
    ['/feeds/arrivals.atom', 'application/atom+xml'],
  ]);
  for (const { path, text } of files) {
    expect(text).toContain(`https://dealer.example${path}`);
    expect(text).toContain('https://dealer.example/cars/1#25990');
    expect(text).toContain('$25,990 Drive away');
    expect(text).toContain('Harbour. Motor dealer licence MD 123');
  }
});

test('P8 the newest come first, fifty at most; the sold and those of an unknown day are left out', () => {
  const [rss = ''] = feeds([
    { ...DAY, id: 'old', path: '/cars/old', created_at: '2026-10-01' },
    { ...DAY, id: 'new', path: '/cars/new' },
    { ...DAY, id: 'sold', path: '/cars/sold', sold: true },
    { ...DAY, id: 'undated', path: '/cars/undated', created_at: undefined },
  ]);
  expect([...rss.matchAll(/<link>https:\/\/dealer\.example\/cars\/(\w+)</g)].map(([, id]) => id)).toEqual([
    'new',
    'old',
  ]);
  const [many = ''] = feeds(
    Array.from({ length: 60 }, (_, at) => ({ ...DAY, id: `${at}`, path: `/cars/${at}` })),
  );
  expect(many.match(/<item>/g)).toHaveLength(50);
});

test('P8 another price is another entry, and a feed says nothing of the day it was built on', () => {
  const [before = ''] = feeds([DAY]);
  const [after = ''] = feeds([{ ...DAY, price: 24_990 }]);
  expect(before).toContain('<lastBuildDate>Sun, 01 Nov 2026 00:00:00 GMT');
  expect(after).toContain('/cars/1#24990<');
  const [, empty = ''] = feeds([]);
  expect(empty).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});

test('P8 a subscription has no price in a feed, where a week would read as a repayment without its rate', () => {
  const vehicle = exampleVehicle({ ...DAY, subscription_price: 189 });
  const price = PriceSettings.parse({ subscription: true });
  const [rss] = stockFeed({ ...LIST, vehicles: [vehicle] }, { ...CONTEXT, price });
  expect(rss?.text).toContain('<title>2021 Alder Brook Touring</title>');
  expect(rss?.text).not.toContain('$189');
});
