import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSites, FIXTURE_TENANTS } from '../built-sites.ts';

/** What the environment of a nightly job holds beside a build that asks a search server. */
const SECRETS = {
  MEILI_ADMIN_KEY: 'canary-admin-key-4f1c2a9e',
  MEILI_MASTER_KEY: 'canary-master-key-77b0d3f5',
};
const PUBLIC_KEY = 'canary-search-key-0a8e6b1d';
const HOST = 'https://search.example.com';

// The settings of a tenant import from src by relative path, so its folder must be two levels below the project.
const tenants = path.join(FIXTURE_TENANTS, '..', '..', '.cache', 'no-secrets');
const out = path.join(tenants, 'out');

beforeAll(async () => {
  // A text that the tenant had when the test ran last would be read with those it has now.
  rmSync(path.join(tenants, 'plain'), { recursive: true, force: true });
  mkdirSync(tenants, { recursive: true });
  cpSync(path.join(FIXTURE_TENANTS, 'plain'), path.join(tenants, 'plain'), { recursive: true });
  const file = path.join(tenants, 'plain', 'tenant.ts');
  const server = `{ host: '${HOST}', index: 'plain', search_key: '${PUBLIC_KEY}' }`;
  const search = `slug: 'plain', search: { engine: 'meilisearch', meilisearch: ${server} },`;
  writeFileSync(file, readFileSync(file, 'utf8').replace("slug: 'plain',", search));
  await buildSites(['--tenants', tenants, '--out', out], { ...SECRETS, MEILI_HOST: HOST });
}, 180_000);

/** The files of a built site, its reports and all releases, that hold a text. */
function filesWith(text: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(out, name);
    return statSync(file).isFile() && readFileSync(file).includes(text);
  });
}

test('S16 the key that can only search is published, so that a published key would be found', () => {
  expect(filesWith(PUBLIC_KEY).length).toBeGreaterThan(0);
});

test.each(Object.entries(SECRETS))(
  'S16 no file of a site holds the value or the name of %s',
  (name, value) => {
    expect([...filesWith(value), ...filesWith(name)]).toEqual([]);
  },
);
