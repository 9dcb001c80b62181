import { expect, test } from 'vitest';
import { FeedSettings } from '../tenant/feed-settings.ts';
import { columnsOf } from './feed/feed-record.ts';
import { standard } from './maps/standard.ts';
import { readVehicles } from './read-vehicles.ts';

const CAR = { make: 'Aldera', model: 'Lumen', stocknum: 'A1', car_type: 'used', price: '20000' };

function read(...records: object[]) {
  const lines = records.map((fields, index) => ({ line: index + 2, fields: { ...fields } }));
  const settings = FeedSettings.parse({ source: 'stock', format: 'csv' });
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

test('N2 the line that names the columns is left out where it comes again', () => {
  const names = Object.fromEntries(Object.keys(CAR).map((name) => [name, name]));
  const reason = 'the line that names the columns, again';
  expect(read(CAR, names).excluded).toEqual([{ line: 3, identity: 'header', reason, group: reason }]);
});
