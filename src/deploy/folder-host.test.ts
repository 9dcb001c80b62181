import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeployTarget } from '../domain/deploy/deploy-settings.ts';
import { deployFile, deploySite } from './deploy-site.fixture.ts';
import { folderHost } from './folder-host.ts';

let folder = '';
const at = (...names: string[]): string => path.join(folder, ...names);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'folder-host-'));
  await mkdir(at('release'));
  await writeFile(at('release', 'index.html'), 'page');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = () => ({
  site: deploySite({ files: [deployFile('index.html', 'page')] }),
  folder: at('release'),
  releases: [],
});

/** A program of a host that writes down its folder, its words and its account, and ends with a code. */
async function hostProgram(code: number): Promise<string> {
  const lines = [
    '#!/bin/sh',
    `{ ls; cat site/index.html; echo "$@"; echo "$CLOUDFLARE_ACCOUNT_ID"; } > ${at('seen')}`,
  ];
  await writeFile(at('program'), [...lines, 'echo refused >&2', `exit ${code}`].join('\n'));
  await chmod(at('program'), 0o755);
  return at('program');
}

test.each<[DeployTarget, string, string]>([
  ['netlify', 'FORECOURT_NETLIFY', 'deploy --dir=site --no-build --site=my-cars --prod'],
  ['cloudflare-pages', 'FORECOURT_WRANGLER', 'pages deploy site --project-name=my-cars --branch=main'],
  ['cloudflare-workers', 'FORECOURT_WRANGLER', 'deploy'],
  ['vercel', 'FORECOURT_VERCEL', 'deploy site --yes --project=my-cars --prod'],
])('R3 %s is sent by the program that %s names, and by no other', async (target, variable, words) => {
  const program = await hostProgram(0);
  const environment = { PATH: process.env['PATH'], [variable]: `${program} --quiet` };
  expect(await folderHost(target, at('state'), environment).push(read())).toEqual({
    isSent: true,
    words: [],
  });
  const seen = await readFile(at('seen'), 'utf8');
  expect(seen).toContain(`page--quiet ${words}\n0123456789abcdef\n`);
  const untold = await folderHost(target, at('state'), {}).push(read());
  expect(untold.isSent).toBe(false);
  expect(untold.words.join(' ')).toContain(`Nothing was sent`);
  expect(untold.words.join(' ')).toMatch(new RegExp(`Set ${variable}, .* ${words}$`));
  const failing = await hostProgram(7);
  await expect(
    folderHost(target, at('state'), { ...environment, [variable]: failing }).push(read()),
  ).rejects.toThrow('program ended with 7: refused');
  await expect(folderHost(target, at('state'), { [variable]: at('none') }).push(read())).rejects.toThrow(
    /There is no program .* Install it, or name another/,
  );
});
