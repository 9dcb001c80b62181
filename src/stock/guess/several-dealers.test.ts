import { expect, test } from 'vitest';
import { dealersToLookAt } from './several-dealers.ts';

const column = (path: string, counts: Readonly<Record<string, number>>) => ({
  path,
  values: Object.entries(counts).flatMap(([value, count]) => Array.from({ length: count }, () => value)),
  filled: 1,
  several: 0,
});

test.each([
  ['DCID', { 20480: 15, 99: 5 }],
  ['Dealer Name', { 'Penrith Cars': 15, 'Ryde Cars': 5 }],
  ['dealer.id', { a: 15, b: 5 }],
])('R3 a file with the column %s of %j has vehicles of two dealers, and that is said', (path, counts) => {
  const said = dealersToLookAt([column('Make', { Kia: 20 }), column(path, counts)]);
  expect(said).toMatch(
    /^the file has vehicles of 2 dealers by .*\(15\), .*\(5\); to sell those of one, set feed\.only/,
  );
});

test.each([
  ['DCID', { 20480: 20 }],
  ['Yard Name', { Penrith: 15, Ryde: 5 }],
  ['Dealer Price', { 10: 15, 20: 5 }],
  ['Seller Type', { Dealer: 15, Private: 5 }],
  ['Dealer Ref', Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`r${at}`, 1]))],
])('R3 a file with the column %s of %j has those of one', (path, counts) => {
  expect(dealersToLookAt([column(path, counts)])).toBeUndefined();
});
