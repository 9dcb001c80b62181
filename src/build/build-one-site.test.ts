import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeFileLock } from '../command-line/file-lock.ts';
import { buildOneSite } from './build-one-site.ts';
import { siteFolders } from './site-folders.ts';

let folder = '';
let state = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'one-site-'));
  state = siteFolders(folder, folder, 'my-cars').state;
});
afterEach(async () => {
  await rm(path.dirname(state), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

/** Why a tenant that is not there is not built, while another build of it runs that ends as soon as it is waited for. */
async function reasonWith(waitMs: number | undefined): Promise<unknown> {
  const free = await takeFileLock(path.join(state, 'build.lock'), { waitMs: 0, taken: '' });
  const place = { slug: 'my-cars', tenantsFolder: folder, outFolder: folder };
  const job = { ...place, allow: [], now: '2026-11-22T16:00:00.000Z', ...(waitMs && { waitMs }) };
  const { report } = await buildOneSite(job, (step) => {
    if (step === 'waiting') setTimeout(free, 100);
  });
  if (waitMs === undefined) free();
  return report.outcome === 'failed' && report.reason;
}

test('O1 a build waits for another one of the site where it is asked to, and is refused at once where it is not', async () => {
  expect(await reasonWith(undefined)).toContain('Another build of my-cars is running.');
  expect(await reasonWith(60_000)).toContain('my-cars cannot be used');
});
