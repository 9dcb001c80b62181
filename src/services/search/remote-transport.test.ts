import { expect, test } from 'vitest';
import { openRemote } from './remote-transport.ts';

const manifest = {
  engine: 'meilisearch',
  indexUid: 'cars',
  rows: 1,
  host: 'https://search.example',
  searchKey: 'only-search',
} as const;
const FACET_SEARCH = '/indexes/cars/facet-search';

test.each([
  ['/multi-search', 'null'],
  ['/multi-search', '"maintenance"'],
  ['/multi-search', '[]'],
  ['/multi-search', '{"message":"sign in first"}'],
  ['/multi-search', '{"facetHits":[]}'],
  [FACET_SEARCH, '{"results":[]}'],
  [FACET_SEARCH, ''],
])('S13 asked %s, the answer %s is a failure with a reason', async (path, text) => {
  const { send } = openRemote(manifest, () => Promise.resolve(new Response(text)));
  await expect(send(path, '{}')).rejects.toMatchObject({ name: 'SearchFailure', kind: 'bad-answer' });
});

test.each([
  ['/multi-search', { results: [] }],
  [FACET_SEARCH, { facetHits: [] }],
])('S16 %s is asked of the server with the key that can only search', async (path, body) => {
  const asked: Request[] = [];
  const { send } = openRemote(manifest, (...request) => {
    asked.push(new Request(...request));
    return Promise.resolve(Response.json(body));
  });
  expect(await send(path, '{"q":"ute"}')).toEqual(body);
  expect(asked[0]?.url).toBe(`https://search.example${path}`);
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer only-search');
  expect(await asked[0]?.text()).toBe('{"q":"ute"}');
});
