import { describe, expect, test } from 'vitest';
import { expectRefusal, problemsWith, type WrongSetting } from './refusals.fixture.ts';

const WRONG: readonly WrongSetting[] = [
  ['stock.mode', 15, 'a number of at most 14'],
  ['stock.mode', -1, 'a number of at least 0'],
  ['stock.mode', 'used', 'a number'],
  ['stock.sold_days', -1, 'a number of at least 0'],
  ['stock.sold_days', 2.5, 'a whole number'],
  ['stock.exclude.stock_numbers', [1], 'text', '', 'stock.exclude.stock_numbers[0]'],
  ['stock.exclude.makes', ['x'], 'a setting that exists', 'take makes out'],
  ['listing.page_size', 2, 'a number of at least 3'],
  ['listing.page_size', 100, 'a number of at most 60'],
  ['listing.page_size', '21', 'a number'],
  ['listing.default_sort', 'price', "one of 'default', 'price-asc', 'price-desc', 'newest',"],
  [
    'listing.default_sort',
    'newst',
    "one of 'default', 'price-asc', 'price-desc', 'newest',",
    "write 'newest'",
  ],
  [
    'listing.routes',
    ['make'],
    "one of 'car-types', 'makes', 'models', 'bodies',",
    "write 'makes'",
    'listing.routes[0]',
  ],
  ['listing.routes', ['pages'], "one of 'car-types', 'makes', 'models', 'bodies',", '', 'listing.routes[0]'],
  [
    'listing.facets',
    ['colours'],
    "one of 'make', 'model', 'badge', 'year',",
    "write 'colour'",
    'listing.facets[0]',
  ],
  ['listing.facets', ['wheels'], "one of 'make', 'model', 'badge', 'year',", '', 'listing.facets[0]'],
  ['listing.open_facets', -1, 'a number of at least 0'],
  ['listing.promo_positions', [], 'a list of at least 1'],
  ['listing.promo_positions', [0], 'a number above 0', '', 'listing.promo_positions[0]'],
  ['listing.promo_spread', 11, 'a number of at most 10'],
  ['listing.price_slider', { min: 50000, max: 40000 }, 'min must lie at least one step below max'],
  ['listing.price_slider.step', 0, 'a number above 0'],
  ['listing.price_picks', [-5], 'a number above 0', '', 'listing.price_picks[0]'],
  ['listing.kilometre_picks', ['10000'], 'a number', '', 'listing.kilometre_picks[0]'],
  ['listing.promos[0].start', '1 January', 'a date such as 2026-03-31'],
  ['listing.promos[0].expiry', '2025-12-31', 'a date on or after start'],
  ['listing.promos[0].expiry', '2026-02-30', 'a date such as 2026-03-31'],
  ['listing.promos[0].position', 0, 'a number above 0'],
  ['listing.promos[0].node.link', undefined, 'an object, { … }'],
  ['listing.promos[0].node.html', '<b>', 'a setting that exists', 'take html out'],
  ['listing.promos[0].expires', '2026-12-31', 'a setting that exists', 'write expiry in place of expires'],
  [
    'card.figures',
    ['kms'],
    "one of 'km', 'trans', 'fuel', 'body', 'drive', 'seats',",
    "write 'km'",
    'card.figures[0]',
  ],
  [
    'card.figures',
    ['price'],
    "one of 'km', 'trans', 'fuel', 'body', 'drive', 'seats',",
    '',
    'card.figures[0]',
  ],
  ['card.favourites', true, "one of 'off', 'all', 'purchasable'"],
  ['card.favourites', 'some', "one of 'off', 'all', 'purchasable'"],
  ['card.new_arrival_days', 0, 'a number above 0'],
  ['card.figurs', ['km'], 'a setting that exists', 'write figures in place of figurs'],
  ['card.electric_tag', 'no', 'true or false'],
  ['price.was_price', 'yes', 'true or false'],
  ['price.labels.driveaway', 'x', 'a setting that exists', 'write drive_away in place of driveaway'],
  ['price.no_price_txt', 'x', 'a setting that exists', 'write no_price_text in place of no_price_txt'],
  [
    'vehicle_page.actions',
    ['reserv'],
    "one of 'reserve', 'enquire', 'chat', 'call',",
    "write 'reserve'",
    'vehicle_page.actions[0]',
  ],
  [
    'vehicle_page.actions',
    ['buy'],
    "one of 'reserve', 'enquire', 'chat', 'call',",
    '',
    'vehicle_page.actions[0]',
  ],
  ['vehicle_page.used_car_checks', [''], 'text that is not empty', '', 'vehicle_page.used_car_checks[0]'],
  ['platform', { website_id: '' }, 'text that is not empty', '', 'platform.website_id'],
  ['platform', true, 'false, or an object, { … }'],
  [
    'platform',
    { url: 'http://api.example.com.au', website_id: '1' },
    'https:// and a host such as https://api.example.com.au, nothing behind it',
    '',
    'platform.url',
  ],
  [
    'platform',
    { url: 'https://api.example.com.au/v1', website_id: '1' },
    'https:// and a host such as https://api.example.com.au, nothing behind it',
    '',
    'platform.url',
  ],
];

describe('R3 wrong settings of lists, cards and vehicle pages are refused, each with its place and the way out', () => {
  test('R3 the settings they are changes of are accepted', () => {
    expect(problemsWith('slug', 'example')).toEqual([]);
  });

  for (const row of WRONG) test(`R3 ${row[0]}: ${JSON.stringify(row[1])}`, () => expectRefusal(row));
});
