import { expect, test } from 'vitest';
import type { SearchState } from '../../domain/search/search-state.ts';
import { exampleFiles, fetchFrom } from './example-index.fixture.ts';
import { multiSearch } from './find-vehicles.ts';
import { createSearchConnection } from './search-connection.ts';
import { waysOut } from './ways-out.ts';

const LIST = 'available = 1';
const FACETS = [
  { name: 'make', label: 'Make', widget: 'menu' },
  { name: 'body', label: 'Body type', widget: 'tiles' },
  { name: 'state', label: 'State', widget: 'list' },
  { name: 'price', label: 'Price', widget: 'slider', unit: 'dollars' },
] as const;
const connect = () => createSearchConnection(fetchFrom(exampleFiles()).fetch);
const find = (state: SearchState) => waysOut({ state, facets: FACETS, listFilter: LIST }, connect());

async function count(filter: string): Promise<number> {
  const [answer] = await multiSearch([{ filter: `(${LIST}) AND (${filter})`, limit: 0 }], connect());
  return answer?.estimatedTotalHits ?? 0;
}

test('S6 where one piece less is not enough, two are left out', async () => {
  const { ways } = await find({ query: 'birch rowan zzzzzzzz yyyyyyy under 10' });
  expect(ways.every(({ count: cars }) => cars > 0)).toBe(true);
  expect(ways.some(({ says }) => says.includes('at any price'))).toBe(false);
  const { ways: pairs } = await find({
    query: 'alder zzzzzzzz',
    menu: { make: 'Birch' },
    refinementList: { body: ['Wombat'] },
  });
  expect(pairs.map(({ says }) => says)).toContain('Without Birch and Wombat');
  expect(pairs.every(({ says }) => says.includes(' and '))).toBe(true);
});

test('S6 a range goes on to the next cars, rounded up, with what is then found', async () => {
  const { ways, nearest } = await find({ query: 'alder under 5k' });
  expect(ways[0]).toMatchObject({ says: 'Up to $11,000', state: { query: 'alder under $11,000' } });
  expect(ways[0]?.count).toBe(await count('make = "Alder" AND price <= 11000'));
  expect(nearest.length).toBeGreaterThan(0);
  expect(nearest[0]).toMatchObject({ make: 'Alder', price: 10_990 });
});

test('S6 choices of the panel have ways out as the typed ones have', async () => {
  const state = { refinementList: { state: ['NSW'] }, range: { price: ':5000' } };
  const { ways, nearest } = await find(state);
  expect(ways.map(({ says }) => says)).toEqual(['Up to $10,000', 'At any price']);
  const prices = nearest.map(({ price }) => Number(price));
  expect(prices.length).toBeGreaterThan(2);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(ways[0]?.state).toEqual({ ...state, range: { price: ':10000' } });
  expect(ways[1]?.count).toBe(await count('state = "NSW"'));
});

test('S6 the nearest cars miss what matters least, and none stands twice', async () => {
  const { nearest } = await find({
    refinementList: { body: ['SUV'], state: ['NT'] },
    menu: { make: 'Alder' },
  });
  expect(nearest.length).toBeGreaterThan(0);
  expect(nearest.every(({ make, body }) => make === 'Alder' && body === 'SUV')).toBe(true);
  expect(new Set(nearest.map(({ id }) => id)).size).toBe(nearest.length);
});

test('S6 words that are all there is lead to the whole list', async () => {
  expect(await find({ query: 'zzzzzzzz' })).toMatchObject({
    ways: [{ says: 'Without “zzzzzzzz”', state: {}, count: 57 }],
  });
});

test.each([
  'a'.repeat(10_000),
  '\u202eabc\u202c',
  '<b>x</b>',
  "' OR 1=1 --",
  '"; DROP TABLE cars',
  '12٣４ zzz',
])('S6 odd text %# has a calm answer', async (query) => {
  const { ways } = await find({ query });
  expect(ways.every(({ count: cars }) => cars > 0)).toBe(true);
});
