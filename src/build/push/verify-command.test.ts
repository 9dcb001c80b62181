import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerRequest } from '../../search-engine/answer-request.ts';
import { createEngine } from '../../search-engine/engine.ts';
import type { IndexDocument } from '../../search-engine/index-document.ts';
import { indexPlan } from '../../domain/search/index-plan.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import { searchSynonyms } from '../../domain/search/search-synonyms.ts';
import type { Request } from './meilisearch-server.fixture.ts';
import { openSearchTrial } from './search-trial.fixture.ts';

let trial: Awaited<ReturnType<typeof openSearchTrial>>;
beforeAll(async () => {
  trial = await openSearchTrial();
});
beforeEach(async () => {
  await trial.reset();
  await trial.run(['push', 'plain']);
  await trial.setSearch({
    meilisearch: { host: trial.server.host, index: 'plain', search_key: trial.server.keys.at(-1)!.key },
  });
});
afterAll(() => trial.close());

type Body = { results: { totalHits: number; facetDistribution: Record<string, object> }[] };

/** Makes the server answer as an index over the documents that were pushed to it does; `change` may spoil an answer. */
function answerSearches(change: (body: Body, request: Request) => void): void {
  const { documents } = trial.server.stored.all.get('plain')!;
  const cars = [...documents.values()] as IndexDocument[];
  const files = writeIndex(cars, indexPlan(searchSynonyms(cars, {})));
  const read = readIndex(files.core);
  const engine = createEngine(read.ok ? read.value : expect.fail(read.error));
  for (const file of [...files.cards, files.features]) if (file) engine.addCards(file);
  trial.server.fault = (request) => {
    if (request.path !== '/multi-search') return undefined;
    const { status, body } = answerRequest(new Map([['plain', engine]]), {
      ...request,
      body: JSON.stringify(request.body),
    });
    change(body as Body, request);
    return { status, body };
  };
}

const search = ['verify', 'plain'];

test('S16 a server that answers alike is found so, asked with the key of shoppers', async () => {
  answerSearches(() => undefined);
  const { code, stdout, stderr } = await trial.run(search, {});
  expect(stderr).not.toContain('Error');
  expect(stdout).toMatch(/^(\d+) of \1 answers are alike\.\n$/);
  expect(code).toBe(0);
  const asked = trial.server.requests.filter(({ path }) => path === '/multi-search');
  expect(new Set(asked.map(({ key }) => key))).toEqual(new Set([trial.server.keys.at(-1)!.key]));
});

test('S16 a difference is told with its question and both answers, and the command ends with 1', async () => {
  const spoil = ({ results: [result] }: Body, { body }: Request): void => {
    const isWanted = JSON.stringify(body).includes('"sort":["available:desc","price:asc"]');
    if (isWanted && result) result.facetDistribution['make'] = { Alder: 99 };
  };
  answerSearches(spoil);
  const told = await trial.run(search, {});
  expect(told.stdout).toMatch(
    /^sort \d+: \{"hitsPerPage":21,"page":\d,"q":"","sort":\["available:desc","price:asc"\]/m,
  );
  expect(told.stdout).toContain('  counts of make: {"Alder":99} / {"Alder":3}');
  expect(told.stdout).toContain('a difference reads: server / embedded index.');
  expect(told.code).toBe(1);
  const json = JSON.parse((await trial.run([...search, '--json'], {})).stdout);
  expect(json).toMatchObject({ tenant: 'plain', index: 'plain', documents: { server: 3, build: 3 } });
  expect(json.different[0]).toMatchObject({
    query: { sort: ['available:desc', 'price:asc'] },
    differences: ['counts of make: {"Alder":99} / {"Alder":3}'],
    server: { results: [{ facetDistribution: { make: { Alder: 99 } } }] },
    embedded: { results: [{ facetDistribution: { make: { Alder: 3 } } }] },
  });
});

test('S16 stock that was not pushed is said at once', async () => {
  answerSearches(() => undefined);
  await trial.setStock(5);
  trial.server.requests.length = 0;
  const { code, stdout } = await trial.run(search, {});
  expect(stdout).toMatch(
    /^The server holds 3 cars, the last build 5: npm run search -- push plain --tenants \S+ --out \S+\n$/,
  );
  expect(code).toBe(1);
  expect(trial.server.requests).toHaveLength(1);
});

test('S16 a tenant without a server is told how to get one', async () => {
  await trial.setSearch({});
  const { code, stderr } = await trial.run(search, {});
  expect(stderr).toMatch(
    /tenant\.ts: search\.meilisearch names no server\. Run npm run search -- push plain/,
  );
  expect(code).toBe(1);
});
