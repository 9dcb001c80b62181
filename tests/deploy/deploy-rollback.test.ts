import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteFolders } from '../../src/build/site-folders.ts';
import { publishRelease } from '../../src/build/publish/publish-release.ts';
import { readSiteFiles } from '../../src/build/publish/site-files.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import type { TenantInput } from '../../src/tenant/schema.ts';
import { FIXTURE_TENANTS } from '../built-sites.ts';
import { MINIMAL_TENANT } from '../minimal-tenant.ts';

const missing =
  spawnSync('rsync', ['--version']).error === undefined
    ? undefined
    : 'rsync is not tested: there is no program of that name. On Debian: apt-get install rsync.';
const SLUG = 'example';

let folder = '';
const at = (...names: string[]): string => path.join(folder, ...names);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deploy-rollback-'));
  const tenant: TenantInput = {
    ...MINIMAL_TENANT,
    leads: false,
    deploy: {
      live_at: false,
      server: { folder: at('there') },
      cloudflare: { account: '0123456789abcdef', name: 'example' },
    },
  };
  await cp(path.join(FIXTURE_TENANTS, 'plain'), at('tenants', SLUG), { recursive: true });
  await writeFile(at('tenants', SLUG, 'tenant.ts'), `export default ${JSON.stringify(tenant)};\n`);
});
afterEach(async () => {
  const { state } = siteFolders(at('tenants'), at('out'), SLUG);
  await rm(path.dirname(state), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

const chunkOf = (edition: string): string => `_astro/viewer.${edition.repeat(8)}.js`;

/** Publishes a page with a chunk that its script loads later, and gives the name of the release. */
async function publish(edition: string): Promise<string> {
  const site = at('site');
  await rm(site, { recursive: true, force: true });
  await mkdir(path.join(site, '_astro'), { recursive: true });
  await writeFile(path.join(site, chunkOf(edition)), `viewer of ${edition}`);
  await writeFile(path.join(site, 'index.html'), `edition ${edition}`);
  const { files } = await readSiteFiles(site);
  return (await publishRelease(site, files, at('out'), SLUG)).release;
}

/** Runs a deed of `npm run deploy` for a target, and gives what it printed. */
function deploy(target: string, ...words: string[]): Promise<string> {
  const script = path.join(PROJECT_ROOT, 'scripts', 'deploy.ts');
  const places = ['--tenants', at('tenants'), '--out', at('out'), '--target', target];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, SLUG, ...words, ...places], (error, text, said) =>
      error ? reject(new Error(said)) : resolve(text),
    );
  });
}

/** Those of the editions whose chunk a site gives to a tab that was opened on them. */
async function chunksIn(site: string, editions: string): Promise<string> {
  const found = [...editions].map(async (edition) => {
    const text = await readFile(path.join(site, chunkOf(edition)), 'utf8').catch(() => '');
    return text === `viewer of ${edition}` ? edition : '';
  });
  return (await Promise.all(found)).join('');
}

describe('R3 a rollback on a host alone leaves no tab without its files', () => {
  test.skipIf(missing)(missing ?? 'on a server, which has the release gone back to already', async () => {
    const first = await publish('a');
    await deploy('nginx', 'push');
    await publish('b');
    await deploy('nginx', 'push');
    const last = await publish('c');
    await deploy('nginx', 'push');
    await deploy('nginx', 'rollback', first);
    const current = at('there', 'current');
    expect(await readFile(path.join(current, 'index.html'), 'utf8')).toBe('edition a');
    expect(await chunksIn(current, 'abc')).toBe('abc');
    // What is live here stays: the next push goes on from it.
    expect(path.basename(await readlink(at('out', SLUG)))).toBe(last);
    await publish('d');
    await deploy('nginx', 'push');
    expect(await chunksIn(current, 'abcd')).toBe('abcd');
  });

  test('in the folder that a host’s own program sends', async () => {
    const first = await publish('a');
    await publish('b');
    const printed = await deploy('cloudflare-pages', 'rollback', first);
    const [, state = ''] = /^cd (\S+)/m.exec(printed) ?? [];
    expect(await readFile(path.join(state, 'site/index.html'), 'utf8')).toBe('edition a');
    expect(await chunksIn(path.join(state, 'site'), 'ab')).toBe('ab');
  });

  test('and shown alone, it changes nothing here', async () => {
    const first = await publish('a');
    await publish('b');
    await deploy('cloudflare-pages', 'rollback', first, '--dry-run');
    expect(await chunksIn(at('out', '.releases', SLUG, first), 'ab')).toBe('a');
  });
});
