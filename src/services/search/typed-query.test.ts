import { expect, test } from 'vitest';
import { exampleFiles, fetchFrom } from './example-index.fixture.ts';
import { createMeilisearchClient } from './meilisearch-client.ts';
import { typedText, withReading } from './read-requests.ts';
import { createSearchConnection } from './search-connection.ts';
import { prepareReader, understandQuery } from './typed-query.ts';

/** The requests of a list, read before the engine is asked. */
async function answerTo(query: string) {
  const connection = createSearchConnection(fetchFrom(exampleFiles()).fetch);
  const requests = [
    { indexName: 'vehicles', params: { query, facets: ['make'], hitsPerPage: 100, page: 0 } },
  ];
  const reading = await understandQuery(typedText(requests), connection);
  const client = createMeilisearchClient(['id', 'make', 'price', 'available'], connection);
  const { results } = await client.search(withReading(requests, reading, 'vehicles'));
  return {
    reading,
    hits: (Reflect.get(results[0]!, 'hits') ?? []) as { price: number; available: number }[],
  };
}

test('S2 money in the box narrows as the price filter does', async () => {
  const all = (await answerTo('')).hits;
  const { hits, reading } = await answerTo('under 30k');
  expect(reading.chips.map(({ label }) => label)).toEqual(['Up to $30,000']);
  expect(hits.length).toBe(all.filter(({ price }) => price <= 30_000).length);
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.length).toBeLessThan(all.length);
});

test('S12 an order in words sorts, and makes way for one that was chosen in the menu', async () => {
  const { hits } = await answerTo('dearest');
  const prices = hits.flatMap(({ price, available }) => (available === 0 || !price ? [] : [price]));
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  const requests = [{ indexName: 'vehicles:available:desc,km:asc', params: { query: 'dearest' } }];
  const connection = createSearchConnection(fetchFrom(exampleFiles()).fetch);
  const read = withReading(requests, await understandQuery('dearest', connection), 'vehicles');
  expect(read[0]).toMatchObject({ indexName: 'vehicles:available:desc,km:asc', params: { query: '' } });
});

test('S2 what a list is about holds beside what was understood', async () => {
  const connection = createSearchConnection(fetchFrom(exampleFiles()).fetch);
  const reading = await understandQuery('under 30k or over 60k wildtrak', connection);
  const requests = [
    { indexName: 'vehicles', params: { query: 'x', filters: 'available = 1 OR sold = true' } },
  ];
  expect(withReading(requests, reading, 'vehicles')[0]).toMatchObject({
    params: { query: '', filters: expect.stringMatching(/^\(available = 1 OR sold = true\) AND \(/) },
  });
  // Words that nothing in stock has are set aside, and said.
  expect(reading.chips.at(-1)).toEqual({
    label: 'wildtrak',
    without: 'under 30k or over 60k',
    isAside: true,
  });
});

test('S2 what was made ready while idle, whole or in part, reads as what was not', async () => {
  const query = 'alder under 30k not nsw zzzz';
  const plain = await understandQuery(query, createSearchConnection(fetchFrom(exampleFiles()).fetch));
  const connection = createSearchConnection(fetchFrom(exampleFiles()).fetch);
  await prepareReader(connection);
  expect(await understandQuery(query, connection)).toEqual(plain);
  await new Promise((done) => setTimeout(done, 50));
  expect(await understandQuery(query, connection)).toEqual(plain);
});
