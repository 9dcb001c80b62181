import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { liveRelease, releaseFolders } from '../../build/publish/release-folders.ts';
import { siteFolders } from '../../build/site-folders.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import { exportTenant } from './export-tenant.ts';
import { copyPlain, publishPages, startMachines, textsBelow, type Machines } from './move.fixture.ts';

const LONG = 120_000;
let machines: Machines;
let here: SitePlace;
let there: SitePlace;
const archive = (): string => path.join(machines.folder, 'plain.tar.gz');
const stateOf = ({ tenantsFolder, outFolder }: SitePlace): string =>
  siteFolders(tenantsFolder, outFolder, 'plain').state;
const WARNED = /^Warning: An import of plain was stopped (before its end|when the tenant was there whole)/m;

beforeEach(async () => {
  machines = await startMachines();
  here = machines.machine('here');
  there = machines.machine('there');
  await copyPlain(here);
  await publishPages(here, { 'index.html': 'here', '_astro/a.js': 'the same' });
  await exportTenant('plain', here, { to: archive(), releases: false });
});
afterEach(() => machines.remove());

/** Runs a script of the project for the machine `there`, and gives what it said on stderr. */
function run(script: string, words: readonly string[], dieAfter?: number): Promise<string> {
  const { tenantsFolder, outFolder } = there;
  const dies =
    dieAfter === undefined ? [] : ['--import', path.join(import.meta.dirname, 'die-after-rename.fixture.ts')];
  const file = path.join(PROJECT_ROOT, 'scripts', script);
  const places = [
    '--tenants',
    tenantsFolder,
    ...(/^(list|show)$/.test(words[0] ?? '') ? [] : ['--out', outFolder]),
  ];
  const env = { ...process.env, DIE_BELOW: 'plain', DIE_AFTER_RENAMES: String(dieAfter) };
  return new Promise((resolve) => {
    execFile(process.execPath, [...dies, file, ...words, ...places], { env }, (error, _said, told) =>
      resolve(error?.signal === 'SIGKILL' ? 'killed' : told),
    );
  });
}

/** All that a tenant is on the machine `there`: its folder, what it remembers and its live site. */
async function all(): Promise<unknown> {
  const folders = releaseFolders(there.outFolder, 'plain');
  return {
    tenant: await textsBelow(path.join(there.tenantsFolder, 'plain')),
    history: await readFile(path.join(stateOf(there), 'history.ndjson'), 'utf8'),
    live: await liveRelease(folders),
    site: await textsBelow(`${folders.link}/`),
  };
}

/** Names beside the folders that an import writes to, which it takes away at its end. */
async function leftBeside(): Promise<string[]> {
  const folders = [
    there.tenantsFolder,
    path.dirname(stateOf(there)),
    path.join(there.outFolder, '.releases'),
  ];
  const names = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return names.flat().filter((name) => name.startsWith('.'));
}

/** What someone may call next; each ends at once, for there is no such tenant. */
const NEXT = [
  ['tenant.ts', 'list'],
  ['build.ts', 'nobody'],
  ['nightly.ts', 'nobody'],
  ['stock.ts', 'nobody'],
  ['tenant.ts', 'show', 'nobody'],
] as const;

test(
  'O6 an import that was killed at any of its steps is undone by whatever command comes next, and told',
  async () => {
    await copyPlain(there);
    await writeFile(path.join(there.tenantsFolder, 'plain', 'note.txt'), 'of there');
    await publishPages(there, { 'index.html': 'there', '_astro/b.js': 'another' });
    await publishPages(there, { 'index.html': 'there again', '_astro/b.js': 'another' });
    const before = await all();
    const seen: unknown[] = [];
    for (let at = 1; ; at++) {
      const said = await run('tenant.ts', ['import', archive(), '--replace'], at);
      if (said !== 'killed') break;
      const [script = '', ...words] = NEXT[at % NEXT.length] ?? [];
      expect(await run(script, words), `after step ${at}`).toMatch(WARNED);
      expect(await leftBeside()).toEqual([]);
      const now = await all();
      seen.push(now);
      if (JSON.stringify(now) !== JSON.stringify(before)) break;
    }
    // The folders are moved away and in, the site is turned, and only the last step is behind all that.
    expect(seen.length).toBeGreaterThan(8);
    for (const now of seen.slice(0, -1)) expect(now).toEqual(before);
    expect(await readdir(path.join(there.tenantsFolder, 'plain'))).not.toContain('note.txt');
    expect(await readFile(path.join(there.outFolder, 'plain', 'index.html'), 'utf8')).toBe('here');
    expect(await run('tenant.ts', ['list'])).toBe('');
  },
  LONG,
);

test(
  'O6 a tenant that was half there after a kill is not there, and can be imported',
  async () => {
    for (const at of [1, 3, 4]) {
      expect(await run('tenant.ts', ['import', archive()], at)).toBe('killed');
      expect(await run('tenant.ts', ['list'])).toMatch(WARNED);
      expect(await readdir(there.tenantsFolder)).toEqual([]);
      expect(await leftBeside()).toEqual([]);
    }
    expect(await run('tenant.ts', ['import', archive()])).toBe('');
    expect(await readdir(there.tenantsFolder)).toEqual(['plain']);
    await rm(there.tenantsFolder, { recursive: true });
  },
  LONG,
);
