import { expect, test } from 'vitest';
import { exampleFiles, fetchFrom } from './example-index.fixture.ts';
import { multiSearch } from './find-vehicles.ts';
import { createSearchConnection } from './search-connection.ts';
import { understandQuery } from './typed-query.ts';
import { waysOut } from './ways-out.ts';

const LIST = 'available = 1';
const connect = () => createSearchConnection(fetchFrom(exampleFiles()).fetch);

test('S6 each way out leaves one piece out and counts the cars that are then found', async () => {
  const connection = connect();
  const ways = await waysOut('under 30k zzzzzzzz', LIST, connection);
  expect(ways.map(({ leftOut, query }) => [leftOut, query])).toEqual([[['“zzzzzzzz”'], 'under 30k']]);
  const { filter } = await understandQuery('under 30k', connection);
  const [answer] = await multiSearch([{ filter: `(${LIST}) AND (${filter})`, limit: 0 }], connection);
  expect(ways[0]?.count).toBe(answer?.estimatedTotalHits);
  expect(ways[0]?.count).toBeGreaterThan(0);
});

test('S6 where one piece less is not enough, two are left out', async () => {
  const ways = await waysOut('under 30k over 900k zzzzzzzz', LIST, connect());
  expect(ways.map(({ query }) => query)).toEqual(['under 30k']);
  expect(ways[0]?.leftOut).toHaveLength(2);
});

test('S6 a query of one piece has no way out but the whole list', async () => {
  expect(await waysOut('zzzzzzzz', LIST, connect())).toEqual([]);
});
