import { expect, test } from 'vitest';
import { exampleFiles, fetchFrom } from './example-index.fixture.ts';
import { createMeilisearchClient } from './meilisearch-client.ts';
import { createSearchConnection } from './search-connection.ts';

type Sent = { queries: Record<string, unknown>[] };

/** The client of a page over the example's index, and the bodies it sends. */
function exampleClient() {
  const { fetch, asked } = fetchFrom(exampleFiles());
  const connection = createSearchConnection(fetch);
  const sent: Sent[] = [];
  const client = createMeilisearchClient(['id', 'make', 'price'], {
    ...connection,
    send: (address, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return connection.send(address, init);
    },
  });
  const search = (params: object) => client.search([{ indexName: 'vehicles', params }]);
  return { search, sent, asked };
}

const LIST = { query: '', facets: ['make'], hitsPerPage: 21, page: 0 };

test('S16 InstantSearch is answered with numbered pages, the fields asked for and the counts', async () => {
  const { search, sent } = exampleClient();
  const { results } = await search({ ...LIST, filters: 'available = 1', page: 1 });
  expect(results[0]).toMatchObject({ page: 1, nbPages: 3, nbHits: 57, hitsPerPage: 21 });
  expect(Object.keys(Object(Reflect.get(results[0]!, 'facets')))).toEqual(['make']);
  const [hit] = (Reflect.get(results[0]!, 'hits') ?? []) as Record<string, unknown>[];
  expect(hit).toMatchObject({ id: expect.any(String), make: expect.any(String), price: expect.any(Number) });
  expect(hit).not.toHaveProperty('km');
  expect(sent.at(-1)?.queries[0]).toMatchObject({
    page: 2,
    hitsPerPage: 21,
    filter: ['available = 1'],
    attributesToRetrieve: ['id', 'make', 'price'],
    attributesToHighlight: [],
    matchingStrategy: 'all',
  });
});

test('S14 the client keeps no answers of its own beyond the last', async () => {
  const { search, sent } = exampleClient();
  const texts = ['alder', 'birch', 'rowan', 'alder'];
  for (const query of texts) await search({ ...LIST, query });
  expect(sent.flatMap(({ queries }) => queries.map(({ q }) => q)).filter((q) => q !== undefined)).toEqual(
    texts,
  );
});

test('S13 a failure reaches InstantSearch with its reason', async () => {
  const refusing = createSearchConnection(fetchFrom(new Map()).fetch);
  const client = createMeilisearchClient(['id'], refusing);
  const failure = await Promise.resolve(client.search([{ indexName: 'vehicles', params: LIST }])).catch(
    (error: unknown) => error,
  );
  const causes: unknown[] = [];
  for (let at = failure; at instanceof Error; at = at.cause) causes.push(Reflect.get(at, 'kind'));
  expect(causes).toContain('not-found');
});
