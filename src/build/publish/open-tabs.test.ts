import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkRelease, everyFile } from '../../../tests/publish/check-release.ts';
import { rollbackTrials } from '../../../tests/publish/rollback-trials.ts';
import { swapTrials } from '../../../tests/publish/swap-trials.ts';
import { seededRandom } from '../../backend/outbox/fault-schedule.fixture.ts';
import { readManifest } from './manifest.ts';
import { publishRelease } from './publish-release.ts';
import { rollback } from './rollback.ts';
import { readSiteFiles } from './site-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'open-tabs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['every hour', 24],
  ['every night', 1],
])('R3 published %s, no tab of the last three releases or seven days misses a file', async (_, aDay) => {
  const { asked, missing, kept, mostKept } = await swapTrials({ swaps: 30, aDay, folder });
  expect(asked).toBeGreaterThan(200);
  expect(missing).toBe(0);
  // What left more than seven days ago goes, so that the room a site takes has a bound.
  if (aDay === 1) expect([kept, mostKept]).toEqual([24, 24]);
});

test('R3 control: a publisher that keeps nothing for open tabs is found out', async () => {
  const after = async (link: string, own: readonly string[]): Promise<void> => {
    const manifest = await readManifest(link);
    for (const { path: file } of manifest?.kept ?? [])
      if (!own.includes(file)) await rm(path.join(link, file));
  };
  const { asked, missing } = await swapTrials({ swaps: 8, aDay: 1, folder, after });
  expect(missing).toBe(asked);
});

test('R3 after a rollback tabs of the newer releases find their files, for seven days and no longer', async () => {
  const site = path.join(folder, 'site');
  const out = path.join(folder, 'out');
  const hashed = (edition: string): string => `_astro/viewer.${edition.repeat(8)}.js`;
  const publish = async (edition: string, day: string): Promise<string> => {
    await rm(site, { recursive: true, force: true });
    await mkdir(path.join(site, '_astro'), { recursive: true });
    await writeFile(path.join(site, hashed(edition)), `viewer of ${edition}`);
    await writeFile(path.join(site, 'index.html'), `edition ${edition}`);
    const { files } = await readSiteFiles(site);
    return (await publishRelease(site, files, out, 'site', 'published', day)).release;
  };
  const live = (file: string): Promise<string | undefined> =>
    readFile(path.join(out, 'site', file), 'utf8').catch(() => undefined);
  const there = async (editions: string): Promise<string> =>
    (await Promise.all([...editions].map(async (each) => ((await live(hashed(each))) ? each : '')))).join('');

  const first = await publish('a', '2026-11-01');
  await publish('b', '2026-11-02');
  const last = await publish('c', '2026-11-03');
  await rollback(out, 'site', first, '2026-11-04');
  expect(await live('index.html')).toBe('edition a');
  expect(await live(hashed('c'))).toBe('viewer of c');
  expect(await there('abc')).toBe('abc');
  expect((await checkRelease(path.join(out, 'site'), everyFile)).wrong).toEqual([]);
  const manifest = await readManifest(path.join(out, 'site'));
  expect(manifest?.kept.map(({ path: file, since }) => [file, since])).toEqual([
    [hashed('b'), '2026-11-03'],
    [hashed('c'), '2026-11-04'],
  ]);

  // Forward, and back to the one before again: nothing is there twice, and nothing is lost.
  await rollback(out, 'site', last, '2026-11-04');
  await rollback(out, 'site', first, '2026-11-04');
  expect(await there('abc')).toBe('abc');
  await publish('d', '2026-11-05');
  expect(await there('abcd')).toBe('abcd');
  for (const [at, edition] of [...'efgh'].entries()) await publish(edition, `2026-11-${15 + at}`);
  expect(await there('abc')).toBe('');
});

test('R2 any of the last five releases is back within a second, to the byte, also beside a publication and after a kill', async () => {
  const trials = { rollbacks: 10, kills: 8, files: 60, folder, random: seededRandom(2) };
  const result = await rollbackTrials(trials);
  expect(result).toMatchObject({ whole: 10, wholeAfterKill: 8, besidePublish: 1 });
  expect(result.killed).toBeGreaterThan(0);
  expect(result.slowest).toBeLessThan(1_000);
}, 120_000);
