import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURE_TENANTS, runScript, type CommandResult } from '../../tests/built-sites.ts';
import { siteFolders } from './site-folders.ts';

const STACK = /\n {4}at /;

let out = '';
const state = (): string => siteFolders(FIXTURE_TENANTS, out, 'plain').state;
beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'build-faults-'));
});
afterAll(async () => {
  for (const folder of [path.dirname(state()), out]) await rm(folder, { recursive: true, force: true });
});

const build = (outFolder = out, env: NodeJS.ProcessEnv = {}): Promise<CommandResult> =>
  runScript('build.ts', ['plain', '--tenants', FIXTURE_TENANTS, '--out', outFolder], env);

test('FORECOURT_NOW that is no moment: code 2, and nothing is started', async () => {
  const { code, stderr } = await build(out, { FORECOURT_NOW: 'yesterday' });
  expect(code).toBe(2);
  expect(stderr).toContain("FORECOURT_NOW is 'yesterday', which is no moment.");
  expect(stderr).not.toMatch(STACK);
});

test('--out that is a file: code 2, and nothing is started', async () => {
  const file = path.join(out, 'a-file');
  await writeFile(file, '');
  const { code, stderr } = await build(file);
  expect(code).toBe(2);
  expect(stderr).toContain(`--out is ${file}, and that is a file.`);
  expect(stderr).not.toMatch(STACK);
});

test('a damaged lock is named: code 1', async () => {
  const lock = path.join(state(), 'build.lock');
  await mkdir(path.dirname(lock), { recursive: true });
  await writeFile(lock, 'no database'.repeat(100));
  const { code, stderr } = await build();
  await rm(lock);
  expect(code).toBe(1);
  expect(stderr).toContain(`The lock ${lock} is damaged`);
  expect(stderr).not.toMatch(STACK);
});

test('a report that cannot be written hides no site that was published, and leaves nothing half written', async () => {
  const file = path.join(out, 'plain.report.json');
  await rm(file, { force: true });
  await mkdir(file);
  const { code, stdout, stderr } = await build();
  expect(code).toBe(0);
  expect(stdout).toMatch(/^plain .* published/m);
  expect(stderr).toContain(`Its report is missing. ${file} cannot be read or written: a folder stands`);
  expect(stderr).not.toMatch(STACK);
  expect((await readdir(out)).filter((name) => name.endsWith('.partial'))).toEqual([]);
}, 120_000);
