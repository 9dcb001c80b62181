import { expect, test } from 'vitest';
import { FeedSettings } from '../tenant/feed-settings.ts';
import { columnsOf } from './feed/feed-record.ts';
import { standard } from './maps/standard.ts';
import { readVehicles } from './read-vehicles.ts';

const CAR = { make: 'Aldera', model: 'Lumen', stocknum: 'A1', car_type: 'used', price: '20000' };

const read = (...records: object[]) => readOf({}, ...records);

function readOf(only: Record<string, string[]>, ...records: object[]) {
  const lines = records.map((fields, index) => ({ line: index + 2, fields: { ...fields } }));
  const settings = FeedSettings.parse({ source: 'stock', format: 'csv', only });
  const feed = { records: lines, columns: columnsOf(lines) };
  return readVehicles(feed, standard, settings, { today: '2026-03-01', locations: [] });
}

test('N2 a record with an earlier one’s number is a duplicate of that line', () => {
  const { drafts, excluded, contradicting } = read(CAR, { ...CAR, stocknum: 'A2' }, CAR, CAR);
  expect(drafts.map(({ line }) => line)).toEqual([2, 3]);
  expect(excluded).toEqual(
    [4, 5].map((line) => ({
      line,
      identity: 'stocknum:A1',
      reason: 'duplicate of line 2',
      group: 'duplicate',
    })),
  );
  expect(contradicting).toBe(0);
});

test.each([
  [{ price: '21000' }, 1],
  [{ km: '5' }, 1],
  [{ colour: 'Grey' }, 1],
  [{ model: 'Volt' }, 1],
  [{ vin: '6T153BK40GX000123' }, 1],
  [{ comments: 'Sold as it is.' }, 0],
])('S10 a duplicate that differs in %j contradicts: %d', (changes, contradicting) => {
  const twice = { ...CAR, ...changes };
  expect(read(CAR, twice).contradicting).toBe(contradicting);
  expect(read(CAR, twice, twice).contradicting).toBe(2 * contradicting);
});

test.each([
  ['sold and back', { status: 'Sold', price: '18000' }, {}, 3],
  ['back, and sold before', {}, { status: 'Delivered', price: '18000' }, 2],
  ['sold by its price and back', { price: 'SOLD' }, {}, 3],
  ['kept off the website and back', { show_on_dealer_website: 'no' }, {}, 3],
  ['in stock later', { created_at: '2026-01-01' }, { created_at: '2026-02-01', price: '18000' }, 3],
  ['in stock earlier', { created_at: '2026-02-01' }, { created_at: '2026-01-01', price: '18000' }, 2],
  ['twice without a day', {}, { price: '18000' }, 2],
])('N2 of two records of a vehicle the one for sale counts: %s', (_, first, second, line) => {
  const { drafts, excluded, contradicting } = read({ ...CAR, ...first }, { ...CAR, ...second });
  expect(drafts.map((each) => each.line)).toEqual([line]);
  expect(excluded).toMatchObject([{ line: 5 - line }]);
  expect(contradicting).toBe('price' in second && !('status' in second) ? 1 : 0);
});

test('N2 the line that names the columns is left out where it comes again', () => {
  const names = Object.fromEntries(Object.keys(CAR).map((name) => [name, name]));
  const reason = 'the line that names the columns, again';
  expect(read(CAR, names).excluded).toEqual([{ line: 3, identity: 'header', reason, group: reason }]);
});

test.each([
  ['in capitals', (name: string) => name.toUpperCase()],
  ['with spaces around', (name: string) => ` ${name} `],
  ['with signs', (name: string) => name.replace('_', ' ')],
])('N2 the line that names the columns is left out where it comes again %s', (_, write) => {
  const names = Object.fromEntries(Object.keys(CAR).map((name) => [name, write(name)]));
  expect(read(CAR, names)).toMatchObject({ drafts: [{ line: 2 }], excluded: [{ identity: 'header' }] });
});

test.each(['TBA', 'UNREG', '0', 'XXXX', '-'])(
  'N2 cars with the stock number %j are not one car',
  (stocknum) => {
    const cars = [
      { ...CAR },
      { ...CAR, stocknum, vin: '6T153BK40GX000123' },
      { ...CAR, model: 'Volt', stocknum },
    ];
    const { drafts, excluded, quarantined } = read(...cars, { ...CAR, model: 'Solace', stocknum });
    expect(excluded).toEqual([]);
    expect(drafts.map(({ draft }) => draft.stocknum)).toEqual(['A1', undefined]);
    // A vehicle without any number is told by name; it is never taken for another.
    expect(quarantined.map(({ line }) => line)).toEqual([4, 5]);
  },
);

test("N2 of a file of several dealers only the records that feed.only names are the dealer's", () => {
  const cars = ['20480', ' 20480 ', '20481', '20482', ''].map((DCID, index) => ({
    ...CAR,
    stocknum: `A${index + 1}`,
    DCID,
  }));
  const { drafts, excluded } = readOf({ DCID: ['20480'] }, ...cars);
  expect(drafts.map(({ draft }) => draft.stocknum)).toEqual(['A1', 'A2']);
  expect(excluded.map(({ line, group }) => [line, group])).toEqual(
    [4, 5, 6].map((line) => [line, 'not of this dealer (feed.only)']),
  );
  expect(() => readOf({ Dealer: ['1'] }, ...cars)).toThrow(/feed\.only/);
});

test.each(['maybe', '20482', '?'])('N2 a vehicle whose mark for the website is %j is not shown', (mark) => {
  expect(read({ ...CAR, show_on_dealer_website: mark }).drafts[0]?.draft.show_on_dealer_website).toBe(false);
});
