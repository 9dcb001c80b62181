import { rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BuildReport } from '../report/build-report.ts';
import { ADMIN, openSearchTrial } from './search-trial.fixture.ts';

let trial: Awaited<ReturnType<typeof openSearchTrial>>;
beforeAll(async () => {
  trial = await openSearchTrial();
});
beforeEach(() => trial.reset());
afterAll(() => trial.close());

const report = {
  tenant: 'plain',
  builtAt: '2026-11-21T03:00:00.000Z',
  search: {
    engine: 'embedded',
    why: 'the index is 9 KB',
    rows: 3,
    coreBytes: 20_000,
    coreBrotliBytes: 9000,
  },
  seconds: { feed: 1, pictures: 1, search: 1, render: 1, bundle: 1, total: 5 },
  userCpuSeconds: 1,
  peakMemoryBytes: 1,
  warnings: [],
  outcome: 'published',
  published: true,
  release: 'r1',
  pages: { rendered: 1, reused: 0, removed: 0 },
  files: 1,
  bytes: 1,
} satisfies BuildReport;
beforeEach(() => writeFile(trial.report, JSON.stringify(report)));
const named = (key?: string) =>
  trial.setSearch({
    meilisearch: { host: trial.server.host, index: 'plain', ...(key && { search_key: key }) },
  });

const setOldReport = () =>
  writeFile(trial.report, JSON.stringify({ ...report, search: { ...report.search, rows: 9 } }));

test('S16 without a server it says which engine answers, and why', async () => {
  const { code, stdout } = await trial.run(['status', 'plain'], {});
  expect(code).toBe(0);
  expect(stdout).toContain('Engine   embedded: the index is 9 KB');
  expect(stdout).toContain('Index    3 cars, 9 KB sent (20 KB unpacked)');
  expect(stdout).toContain('Server   none');
});

test('S16 before the first build, and after one that came to nothing', async () => {
  await rm(trial.report);
  expect((await trial.run(['status', 'plain'], {})).stdout).toContain('No build here yet');
  const { search: _search, ...rest } = report;
  const refused = { ...rest, outcome: 'refused', published: false, reason: 'the feed is empty' };
  await writeFile(trial.report, JSON.stringify(refused));
  const early = await trial.run(['status', 'plain'], {});
  expect(early.stdout).toContain(`The build of ${report.builtAt} was refused, before it came to search.`);
  await writeFile(trial.report, '{');
  const { code, stderr } = await trial.run(['status', 'plain'], {});
  expect(code).toBe(1);
  expect(stderr).toContain('is no report of a build');
});

test('S16 with the settings alone it searches as shoppers do, and sends no other key', async () => {
  await trial.run(['push', 'plain']);
  await named(trial.server.keys.at(-1)!.key);
  trial.server.requests.length = 0;
  const { code, stdout, stderr } = await trial.run(['status', 'plain'], { MEILI_ADMIN_KEY: ADMIN });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Holds    3 documents');
  expect(trial.server.requests.map(({ key }) => key)).toEqual([trial.server.keys.at(-1)!.key]);
});

test('S16 with the key that writes it adds when the index was filled', async () => {
  await trial.run(['push', 'plain']);
  await named(trial.server.keys.at(-1)!.key);
  const { code, stdout } = await trial.run(['status', 'plain', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    build: { outcome: 'published', search: report.search },
    server: { host: trial.server.host, index: 'plain', documents: 3, updatedAt: '2026-11-21T03:00:00Z' },
    problems: [],
  });
  expect(stdout).not.toContain(ADMIN);
});

test.each<[string, () => unknown, RegExp]>([
  ['a key of no server', () => named('elsewhere'), /403.*Check search\.meilisearch\.search_key\./],
  [
    'a key that can do too much',
    () => {
      trial.server.keys.push({ key: 'wide', actions: ['search'], indexes: ['*'], expiresAt: null });
      return named('wide');
    },
    /search_key is for other indexes than plain alone/,
  ],
  [
    'stock that was not pushed',
    () => trial.run(['push', 'plain']).then(() => setOldReport()),
    /npm run search -- push/,
  ],
  ['an index that is not there', () => undefined, /404, Index `plain` not found/],
  [
    'a server that is no Meilisearch',
    () => (trial.server.fault = () => ({ html: '<p>' })),
    /Is it a Meilisearch/,
  ],
])('S16 it ends with 1 and says what to do: %s', async (_, arrange, words) => {
  await arrange();
  const { code, stderr } = await trial.run(['status', 'plain']);
  expect(stderr).toMatch(words);
  expect(code).toBe(1);
  expect(stderr).not.toContain(ADMIN);
});
