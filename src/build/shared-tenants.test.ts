import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURE_TENANTS } from '../../tests/built-sites.ts';
import { startSiteRecord } from './report/site-record.ts';
import { sharedTenants } from './shared-tenants.ts';

let root = '';
beforeEach(async () => {
  // Settings import from src by relative path.
  await mkdir('.cache', { recursive: true });
  root = path.relative('.', await mkdtemp('.cache/shared-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Makes a tenant in a folder beside others; gives its settings file as it is shown. */
async function tenant(folder: string, slug: string, host: string): Promise<string> {
  const to = path.join(root, folder, slug);
  await cp(path.join(FIXTURE_TENANTS, 'plain'), to, { recursive: true });
  const file = path.join(to, 'tenant.ts');
  const text = (await readFile(file, 'utf8'))
    .replace("slug: 'plain'", `slug: '${slug}'`)
    .replace('https://plain.example', `https://${host}`)
    .replace('../../../src', '../../../../src');
  await writeFile(file, text);
  return file;
}

/** Leaves the report of a build, as it lies beside the published site. */
async function published(slug: string, settings: string): Promise<void> {
  const out = path.join(root, 'out');
  await mkdir(out, { recursive: true });
  const job = { slug, now: '2026-11-22T16:00:00.000Z', tenantsFolder: path.resolve(settings, '../..') };
  const report = { ...startSiteRecord(job).common(), outcome: 'failed', published: false, reason: 'Later.' };
  await writeFile(path.join(out, `${slug}.report.json`), JSON.stringify(report));
}

const reasons = async (folder: string) =>
  Object.fromEntries(await sharedTenants(path.join(root, folder), path.join(root, 'out')));

test('R3 two tenants with one host are not published, and both files are named; others are, also where one ends its process', async () => {
  const one = await tenant('dealers', 'a-cars', 'cars.example');
  const other = await tenant('dealers', 'a-copy', 'CARS.example:8443');
  await writeFile(await tenant('dealers', 'a-ends', 'x.example'), 'console.log(1);\nprocess.exit(0);\n');
  await tenant('dealers', 'b-cars', 'b-cars.example');
  const reason =
    'a-copy and a-cars both have the host cars.example. Give one of them another site.url. ' +
    `They are ${one} and ${other}; remove one that nobody needs.`;
  expect(await reasons('dealers')).toEqual({ 'a-cars': reason, 'a-copy': reason });
});

test.each([
  ['host', 'b-cars', 'a-cars.example', 'a-cars and b-cars both have the host a-cars.example. Give'],
  ['slug', 'a-cars', 'b-cars.example', 'Two tenants have the slug a-cars. Give'],
])(
  'R3 so are two with one %s in two folders that are published to one, until one is gone',
  async (_, slug, host, words) => {
    const first = await tenant('dealers', 'a-cars', 'a-cars.example');
    await published('a-cars', first);
    const second = await tenant('others', slug, host);
    const found = await reasons('others');
    expect(found[slug]).toContain(words);
    for (const file of [first, second]) expect(found[slug]).toContain(file);
    await rm(path.dirname(first), { recursive: true });
    expect(await reasons('others')).toEqual({});
  },
);
