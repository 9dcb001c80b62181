import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rollbackTrials } from '../../../tests/bench/rollback-trials.ts';
import { swapTrials } from '../../../tests/bench/swap-trials.ts';
import { seededRandom } from '../../backend/outbox/fault-schedule.fixture.ts';
import { readManifest } from './manifest.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'open-tabs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// The long forms, 200 swaps, 200 rollbacks and 200 kills, are `npm run bench:publish`.
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

test('R2 any of the last five releases is back within a second, to the byte, also beside a publication and after a kill', async () => {
  const trials = { rollbacks: 10, kills: 8, files: 60, folder, random: seededRandom(2) };
  const result = await rollbackTrials(trials);
  expect(result).toMatchObject({ whole: 10, wholeAfterKill: 8, besidePublish: 1 });
  expect(result.killed).toBeGreaterThan(0);
}, 120_000);
