import { expect, test } from 'vitest';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { columnsOf, type ParsedFeed } from '../feed/feed-record.ts';
import { mapNamed } from '../maps/maps.ts';
import { readVehicles } from '../read-vehicles.ts';
import { guessFeed } from './guess-feed.ts';
import { unreadSale } from './sale-columns.ts';
import { LOCATION } from './yard-stock.fixture.ts';

const TODAY = '2026-11-28';

/** The ten cars of the yard, the third and the seventh with other values in a column than the rest. */
function feedWith(more: (isOff: boolean, at: number) => Record<string, unknown>): ParsedFeed {
  const records = LOCATION.map(({ stock, vin, year, make, model, km, price, photos }, at) => ({
    line: at + 2,
    fields: {
      StockNo: stock,
      VIN: vin,
      Year: year,
      Make: make,
      Model: model,
      Kms: km,
      Price: price,
      Photo: photos[0],
      ...more(at === 2 || at === 6, at),
    },
  }));
  return { records, columns: columnsOf(records) };
}

function guessed(feed: ParsedFeed) {
  const guess = guessFeed(feed, { format: 'json' }, TODAY);
  const settings = FeedSettings.parse({ source: 'feed', ...guess.settings });
  const { drafts } = readVehicles(feed, mapNamed('standard'), settings, { today: TODAY, locations: [] });
  const off = drafts.flatMap(({ draft }, at) => (draft.status === 'in_stock' ? [] : [at]));
  return { guess, off, drafts, open: guess.open.join('\n') };
}

test.each([
  ['Qty', '0', '1'],
  ['Stock Level', 0, 3],
  ['SOH', '0', ''],
  ['Quantity Available', '0', '1'],
  ['variants', [{ inventory_quantity: 0 }], [{ inventory_quantity: 1 }]],
  ['In Stock', 'No', 'Yes'],
  ['In stock?', 0, 1],
  ['Available', 'FALSE', 'TRUE'],
  ['Is Active', '0', '1'],
  ['isActive', false, true],
  ['flags', { active: 'N' }, { active: 'Y' }],
  ['For Sale', 'N', 'Y'],
  ['Visibility', 'hidden', 'visible'],
  ['Visibility in catalog', 'hidden', 'catalog and search'],
  ['Publish Status', 'draft', 'publish'],
  ['Show Online', 'off', 'on'],
  ['published_at', null, '2026-10-01T10:00:00+10:00'],
  ['Deleted', '1', '0'],
  ['deleted_at', '2026-11-01 10:00:00', null],
  ['Archived', 'Yes', 'No'],
  ['Removed', 'Removed', ''],
  ['Hidden', true, false],
  ['Inactive', 'Y', 'N'],
  ['Withdrawn Date', '12/11/2026', ''],
  ['Under Offer', 'Yes', 'No'],
  ['Listing Expires', '2026-11-01', '2027-02-01'],
  ['Sold Date', '14/11/2026', ''],
  ['Date Sold', '2026-11-14', ''],
  ['WOVR', 'Repairable write-off', ''],
  ['Write Off', 'Y', 'N'],
  ['State', 'Delivered', 'Available'],
])('R3 a column %j with %j takes a vehicle off sale by guess, %j does not', (name, off, on) => {
  const found = guessed(feedWith((isOff) => ({ [name]: isOff ? off : on })));
  expect(found.off).toEqual([2, 6]);
  if (name !== 'State') expect(found.open).toContain('takes 2 of 10 vehicles off sale');
});

test.each([
  ['Delivery Date', '2026-11-14', '', "'Delivery Date' is read for nothing, and has a day in 2 records"],
  ['Stock Lifecycle', 'Z9', 'A1', "'Stock Lifecycle' is read for nothing, and has 'Z9' in 2, 'A1' in 8"],
  ['GST', 'Yes', 'No', "feed.columns.price_tax: 'GST' would take the price from"],
  ['Available', 'Yes', 'No', "feed.columns.for_sale: 'Available' would take off sale 8 of 10 vehicles"],
])('R3 a column %j with %j or %j is asked about and hides nothing', (name, some, most, asked) => {
  const found = guessed(feedWith((isOff) => ({ [name]: isOff ? some : most })));
  expect(found.off).toEqual([]);
  expect(found.open).toContain(asked);
  expect(found.drafts.every(({ draft }) => draft.price !== undefined)).toBe(true);
});

test.each([
  ['GST', 'Plus GST', 'Inc GST'],
  ['Tax', '+GST', ''],
  ['Price.gst', 'exclusive', 'inclusive'],
  ['GST Inclusive', 'No', 'Yes'],
  ['Price Includes GST', false, true],
  ['Plus GST', 'Y', 'N'],
  ['tax_type', 'ex GST', 'inc GST'],
])('D3 a column %j with %j takes the price away by guess, %j does not', (name, off, on) => {
  const { drafts, open } = guessed(feedWith((isOff) => ({ [name]: isOff ? off : on })));
  expect(drafts.flatMap(({ draft }, at) => (draft.price === undefined ? [at] : []))).toEqual([2, 6]);
  expect(open).toContain('GST comes on top of 2 of 10 prices');
});

test.each([
  ['Sale Price', 'Date sale price ends', '2026-09-30 23:59:59', '2027-01-31 23:59:59'],
  ['Special Price', 'Special To', '30/09/2026', '30/12/2026'],
  ['Special Price', 'Special From', '2026-12-24', ''],
  [
    'sale_price',
    'sale_price_effective_date',
    '2026-09-01T00:00/2026-09-30T23:59',
    '2026-11-01T00:00/2026-12-31T23:59',
  ],
])(
  'D3 of %j the day in %j counts: at %j the usual price is asked, at %j the special one',
  (special, name, off, on) => {
    const feed = feedWith((isOff) => ({ [special]: 5_000, [name]: isOff ? off : on }));
    const prices = guessed(feed).drafts.map(({ draft }) => draft.price);
    expect(
      prices.map((price, at) => (price === LOCATION[at]?.price ? at : -1)).filter((at) => at >= 0),
    ).toEqual([2, 6]);
  },
);

test.each([
  ['Notes', 'One owner, tow bar', "'Notes' is not shown"],
  ['Remarks', 'Tidy inside and out', "'Remarks' is not shown"],
  ['Dealer Notes', 'Tidy inside and out', "'Dealer Notes' is not shown"],
  ['Notes', 'Sold to Smith 12/11', '10 of its texts say that a vehicle is not for sale'],
  ['Comments', 'Ring Robin, floor 14k', "10 texts of 'Comments' speak of costs or buyers"],
  ['Description', 'Bottom dollar $14,200', "10 texts of 'Description' speak of costs or buyers"],
  ['Comments', 'Trade-in from Jones, owes us 12,500', "10 texts of 'Comments' speak of costs or buyers"],
])('V1 a column %j with %j is no public description unasked', (name, text, asked) => {
  const { drafts, open } = guessed(feedWith(() => ({ [name]: text })));
  expect(drafts.filter(({ draft }) => draft.dealercomments !== undefined)).toEqual([]);
  expect(open).toContain(asked);
});

test.each([
  ['Comments', 'One owner, floor mats, low cost finance. Call Mark on 0491 570 156.'],
  ['Description', 'Lowest kms in the state, deposit takes it away, trade-in welcome.'],
])('V1 a column %j with %j is the public description', (name, text) => {
  const { drafts } = guessed(feedWith(() => ({ [name]: text })));
  expect(drafts.every(({ draft }) => draft.dealercomments === text)).toBe(true);
});

test('R3 of a feed that was described before, a column that would hide vehicles is said with its count', () => {
  const feed = feedWith((isOff) => ({
    ...{ Qty: isOff ? 0 : 1, GST: isOff ? 'Plus GST' : '', 'Stock Lifecycle': isOff ? 'Z9' : 'A1' },
  }));
  const used = new Set(['StockNo', 'VIN', 'Year', 'Make', 'Model', 'Kms', 'Price', 'Photo']);
  expect(
    [...Map.groupBy(unreadSale(feed, used, TODAY), (note) => note)].map(([note, all]) => [note, all.length]),
  ).toEqual([
    ["'Qty': the vehicle is not for sale, and feed.columns.for_sale does not name the column", 2],
    ["'GST': GST comes on top of the price, and feed.columns.price_tax does not name the column", 2],
    [expect.stringMatching(/^'Stock Lifecycle' is read for nothing, and has 'Z9' in 2, 'A1' in 8: /), 1],
  ]);
  expect(unreadSale(feed, new Set([...used, 'Qty', 'GST', 'Stock Lifecycle']), TODAY)).toEqual([]);
});
