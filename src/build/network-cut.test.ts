import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURE_NOW, runProgram, runScript, type CommandResult } from '../../tests/built-sites.ts';
import { PROJECT_ROOT } from '../command-line/project-root.ts';
import { readManifest } from './publish/manifest.ts';
import { siteFolders } from './site-folders.ts';

const BUILD = path.join(PROJECT_ROOT, 'scripts', 'build.ts');
/** A network of its own in which nothing is up, not even the machine itself; what runs in it keeps its files. */
const CUT = ['--user', '--map-root-user', '--net'];

const tried = spawnSync('unshare', [...CUT, 'true'], { encoding: 'utf8' });
const isCuttable = tried.status === 0;
if (!isCuttable)
  process.stderr.write(
    'network-cut: skipped, because this machine gives no process a network of its own ' +
      `(${(tried.stderr || String(tried.error?.message)).trim()}). On Ubuntu 24: ` +
      'sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0\n',
  );

let tenants = '';
const outOf = (name: string): string => path.join(tenants, name);
const words = (out: string): string[] => ['plain', '--tenants', tenants, '--out', outOf(out)];
const runCut = (...args: string[]): Promise<CommandResult> =>
  runProgram('unshare', [...CUT, process.execPath, ...args], { FORECOURT_NOW: FIXTURE_NOW });

beforeAll(async () => {
  await mkdir(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
  // The settings of a tenant import from src by relative path, so its folder must be two levels below the project.
  tenants = await mkdtemp(path.join(PROJECT_ROOT, '.cache', 'network-cut-'));
  await cp(path.join(PROJECT_ROOT, 'tests', 'tenants', 'plain'), path.join(tenants, 'plain'), {
    recursive: true,
  });
});
afterAll(async () => {
  for (const out of ['open', 'cut']) {
    const { state } = siteFolders(tenants, outOf(out), 'plain');
    await rm(path.dirname(state), { recursive: true, force: true });
  }
  await rm(tenants, { recursive: true, force: true });
});

test.skipIf(!isCuttable)('control: behind the cut no server answers, this machine among them', async () => {
  const server = createServer((_, answer) => answer.end('here')).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const ask = [
      '-e',
      `fetch('http://127.0.0.1:${port}').then(() => process.exit(0), () => process.exit(9))`,
    ];
    expect((await runProgram(process.execPath, ask)).code).toBe(0);
    expect((await runCut(...ask)).code).toBe(9);
  } finally {
    server.close();
  }
});

test.skipIf(!isCuttable)(
  'S9 with the network cut a site is built as the same bytes',
  async () => {
    const open = await runScript('build.ts', words('open'), { FORECOURT_NOW: FIXTURE_NOW });
    expect(open.code, open.stderr).toBe(0);
    const cut = await runCut(BUILD, ...words('cut'));
    expect(cut.code, cut.stderr).toBe(0);
    const [one, other] = await Promise.all(
      ['open', 'cut'].map((out) => readManifest(path.join(outOf(out), 'plain'))),
    );
    expect(one?.files.length).toBeGreaterThan(80);
    expect(other).toEqual(one);
    expect(await readdir(path.join(outOf('cut'), '.certificates', 'plain'))).toContainEqual(
      expect.stringMatching(/^bill-[0-9a-f]{16}\.cdx\.json\.gz$/),
    );
    // What is printed is kept, beside the certificate of the release.
    const bill = await runScript('build.ts', ['sbom', 'plain', '--out', outOf('cut')]);
    expect(bill.code, bill.stderr).toBe(0);
    expect(JSON.parse(bill.stdout)).toMatchObject({ bomFormat: 'CycloneDX' });
    expect(one?.files.filter(({ path: file }) => /bill|cdx/.test(file))).toEqual([]);
  },
  300_000,
);
