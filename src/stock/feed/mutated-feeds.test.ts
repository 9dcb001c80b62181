import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMutatedFeeds } from './read-mutated-feeds.fixture.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mutated-feeds-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('R9 a feed damaged in any way is either read rightly or refused, and every record is accounted for', async () => {
  const { accepted, slowest } = await readMutatedFeeds({ feeds: 200, seed: 20_260_301, folder });
  expect(slowest).toBeLessThan(10_000);
  // Else everything was refused, and the test above proved nothing.
  expect([...accepted]).toEqual(
    expect.arrayContaining(['none', 'byte order mark', 'rows ten times', 'numbers changed']),
  );
}, 60_000);
