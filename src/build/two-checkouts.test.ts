import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '../../tests/built-sites.ts';
import { PROJECT_ROOT } from '../command-line/project-root.ts';
import { readManifest } from './publish/manifest.ts';

const CODE = [
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'public',
  'scripts',
  'src',
];
const TENANTS = ['tenants', 'tests/tenants'];
/** Photos of the demo dealers, which are not built here. */
const isLeftOut = (file: string): boolean => /[/\\]tenants[/\\][\w-]+-[\w-]+[/\\]photos$/.test(file);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'checkouts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A copy of the project that shares its packages. */
async function checkOut(name: string): Promise<string> {
  const root = path.join(folder, name);
  await mkdir(root, { recursive: true });
  for (const part of [...CODE, ...TENANTS])
    await cp(path.join(PROJECT_ROOT, part), path.join(root, part), {
      recursive: true,
      filter: (file) => !isLeftOut(file),
    });
  await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(root, 'node_modules'), 'dir');
  return root;
}

async function buildIn(root: string, env: NodeJS.ProcessEnv) {
  const words = ['plain', '--tenants', 'tests/tenants', '--out', 'out'];
  const moment = { FORECOURT_NOW: '2026-11-21T03:00:00.000Z' };
  const { code, stderr } = await runScript('build.ts', words, { ...env, ...moment }, root);
  if (code !== 0) throw new Error(`The build in ${root} ended with ${code}.\n${stderr}`);
  return readManifest(path.join(root, 'out', 'plain'));
}

test('two checkouts in other folders, time zones and languages give the same files to the byte', async () => {
  const [one, other] = await Promise.all([
    buildIn(await checkOut('one'), { TZ: 'Pacific/Auckland', LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8' }),
    buildIn(await checkOut(path.join('two', 'a longer path')), {
      TZ: 'America/Lima',
      LANG: 'C',
      LC_ALL: 'C',
    }),
  ]);
  expect(one?.files.length).toBeGreaterThan(80);
  expect(other).toEqual(one);
}, 300_000);
