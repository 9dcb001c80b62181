import { describe, test } from 'vitest';
import { expectFileRefusal, useTenantsFolder, type WrongFile } from './wrong-files.fixture.ts';

const FEED = "format: 'csv' }";
const feed = (what: string, words: string, place: string, expected: string, wayOut: string): WrongFile => [
  what,
  'tenant.ts',
  FEED,
  `format: 'csv', ${words} }`,
  place,
  expected,
  wayOut,
];
const nav = (what: string, href: string, wayOut: string): WrongFile => [
  what,
  'tenant.ts',
  "tagline: '",
  `navigation: [{ label: 'x', href: '${href}' }],\n    tagline: '`,
  'site.navigation[0].href',
  'a page of the site',
  wayOut,
];

const WRONG: readonly WrongFile[] = [
  feed(
    'a column for an unknown field',
    "columns: { kms: 'Odo' }",
    'feed.columns.kms',
    'a field',
    'write km in',
  ),
  feed(
    'a column for a strange field',
    "columns: { wheels: 'W' }",
    'feed.columns.wheels',
    'a field',
    'docs/feed-fields.md',
  ),
  feed(
    'words for an unknown field',
    "values: { cartype: { u: 'used' } }",
    'feed.values.cartype',
    'a field',
    'write car_type',
  ),
  feed(
    'an unknown condition',
    "values: { car_type: { u: 'usd' } }",
    "feed.values.car_type['u']",
    "one of 'new', 'demo', 'used'",
    "write 'used'",
  ),
  feed(
    'a strange condition',
    "values: { car_type: { u: 'second' } }",
    "feed.values.car_type['u']",
    "one of 'new'",
    "write one of 'new'",
  ),
  feed(
    'an unknown kind',
    "values: { item_type: { m: 'motorbike' } }",
    "feed.values.item_type['m']",
    "one of 'car'",
    "write one of 'car'",
  ),
  feed(
    'an unknown kind of price',
    "values: { price_type: { d: 'driveaway' } }",
    "feed.values.price_type['d']",
    "'drive_away'",
    "write 'drive_away'",
  ),
  feed(
    'a status with a slip',
    "values: { status: { s: 'in_stok' } }",
    "feed.values.status['s']",
    "'in_stock'",
    "write 'in_stock'",
  ),
  feed(
    'a default for an unknown field',
    'defaults: { seat: 5 }',
    'feed.defaults.seat',
    'a field',
    'write seats',
  ),
  feed(
    'a default that is no kind',
    "defaults: { item_type: 'boat' }",
    'feed.defaults.item_type',
    "one of 'car'",
    '',
  ),
  feed(
    'a default that is no condition',
    "defaults: { car_type: 'Used' }",
    'feed.defaults.car_type',
    "'used'",
    "write 'used'",
  ),
  feed('an unknown map', "map: 'standrad'", 'feed.map', "one of 'standard'", "write 'standard'"),
  [
    'a feed by another protocol',
    'tenant.ts',
    "'stock/stock.csv'",
    "'gopher://feeds.example/a.csv'",
    'feed.source',
    'http, https, sftp, ftp or ftps',
    'fetch the file',
  ],
  [
    'a table said to be JSON',
    'tenant.ts',
    "format: 'csv'",
    "format: 'json'",
    'feed.format',
    "'csv', as the name of stock/stock.csv says",
    "write 'csv'",
  ],
  [
    'a feed that is not there',
    'tenant.ts',
    'stock/stock.csv',
    'stock/cars.csv',
    'feed.source',
    'a file',
    'put the feed at',
  ],
  nav('a link with a slip', '/serch/used-cars', "write '/search/used-cars'"),
  nav('a link to a text there is not', '/fleet', 'add a text with path: /fleet to content/'),
  nav('a link to models there are not', '/models', 'add a text'),
  nav('a link to a place there is not', '/our-location/paramatta', "write '/our-location/parramatta'"),
  nav('a link to the address of lists', '/search', 'or take the link out'),
  ['a missing bracket', 'tenant.ts', '});', '', 'the file', 'TypeScript', 'correct what the message names'],
  [
    'a name that is not defined',
    'tenant.ts',
    "template: 'used'",
    'template: usedCars',
    'line 6',
    'TypeScript',
    'correct line 6',
  ],
  [
    'an error of its own',
    'tenant.ts',
    'export default',
    "throw new Error('no');\nexport default",
    'line 4',
    'TypeScript',
    'correct line 4',
  ],
  [
    'no default export',
    'tenant.ts',
    'export default',
    'export const tenant =',
    'the default export',
    'the settings',
    'write `export default',
  ],
  [
    'a folder of another name',
    'tenant.ts',
    "slug: 't",
    "slug: 'x",
    'slug',
    'the name of its folder',
    'rename the folder',
  ],
];

describe('R3 a wrong tenant.ts is refused before a build, each with its place and the way out', () => {
  useTenantsFolder();

  test.each(WRONG)('R3 %s', (...row) => expectFileRefusal(...row));
});
