import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSnapshot, SNAPSHOT_VERSION } from '../domain/vehicle/snapshot.ts';
import { snapshotFile, writeSnapshot } from './write-snapshot.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapshot-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a snapshot comes back as it was written', async () => {
  const pictures = { 'photos/a.webp': { url: '/img/a', width: 2, height: 1 } };
  const shareImages = { v1: { address: '/og/a-1-0.jpg' } };
  const file = await writeSnapshot(path.join(folder, 'new', 'state'), {
    today: '2026-03-01',
    vehicles: [],
    pictures,
    shareImages,
  });
  expect(file).toBe(snapshotFile(path.join(folder, 'new', 'state')));
  expect(readSnapshot(file, (name) => readFileSync(name, 'utf8'))).toEqual({
    version: SNAPSHOT_VERSION,
    gone: [],
    today: '2026-03-01',
    vehicles: [],
    pictures,
    shareImages,
  });
});

test('a snapshot takes the place of the one before', async () => {
  const state = path.join(folder, 'twice');
  await writeSnapshot(state, { today: '2026-03-01', vehicles: [] });
  const file = await writeSnapshot(state, { today: '2026-03-02', vehicles: [] });
  expect(readSnapshot(file, (name) => readFileSync(name, 'utf8'))).toMatchObject({ today: '2026-03-02' });
});
