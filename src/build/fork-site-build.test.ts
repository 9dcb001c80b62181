import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forkSiteBuild } from './fork-site-build.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fork-site-build-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const job = {
  slug: 'one',
  tenantsFolder: '/tenants',
  outFolder: '/out',
  allow: [],
  now: '2026-11-21T00:00:00.000Z',
};

async function script(source: string): Promise<string> {
  const file = path.join(folder, 'child.mjs');
  await writeFile(file, source);
  return file;
}

test('a build that is killed gives a failed report with the signal', async () => {
  const child = await script("process.kill(process.pid, 'SIGKILL')");
  const { report } = await forkSiteBuild(job, () => {}, child);
  expect(report).toMatchObject({ tenant: 'one', outcome: 'failed', published: false });
  expect(report).toHaveProperty('reason', expect.stringContaining('signal SIGKILL'));
});

test('a build that breaks gives the last it wrote', async () => {
  const child = await script("throw new Error('the disk is full')");
  const { report } = await forkSiteBuild(job, () => {}, child);
  expect(report).toHaveProperty('reason', expect.stringMatching(/exit code 1[\s\S]*the disk is full/));
});

test('progress is passed on, and the child renders for production on this very Node', async () => {
  const child = await script(
    `process.send({ kind: 'progress', text: [process.env.NODE_ENV, process.execPath, process.env.VITEST].join(' ') },
      () => process.exit(0))`,
  );
  const heard: string[] = [];
  await forkSiteBuild(job, (text) => heard.push(text), child);
  expect(heard).toEqual([`production ${process.execPath} `]);
});
