import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runKillTrials } from '../../../tests/publish/kill-trials.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kill-publish-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('R1 killed 60 times over its whole work, the publisher leaves one release, whole, and no read was mixed', async () => {
  const result = await runKillTrials({ kind: 'release', trials: 60, files: 150, folder });
  expect(result).toMatchObject({ trials: 60, whole: 60, badReads: 0 });
  expect(result.killed).toBeGreaterThan(20);
  expect(result.reads).toBeGreaterThan(1_000);
}, 180_000);

test('R1 control: the same trials find out a publisher that writes in place', async () => {
  const { trials, whole, killed, badReads } = await runKillTrials({
    kind: 'in-place',
    trials: 20,
    files: 150,
    folder,
  });
  expect(trials - whole).toBeGreaterThan(killed / 2);
  expect(killed).toBeGreaterThan(5);
  expect(badReads).toBeGreaterThan(0);
}, 180_000);
