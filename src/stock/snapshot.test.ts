import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSnapshot, snapshotFile, writeSnapshot } from './snapshot.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapshot-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a snapshot comes back as it was written', async () => {
  const pictures = { 'photos/a.webp': { url: '/img/a', width: 2, height: 1 } };
  const shareImages = { v1: { address: '/og/a-1-0.jpg' } };
  const file = await writeSnapshot(path.join(folder, 'new'), {
    today: '2026-03-01',
    vehicles: [],
    pictures,
    shareImages,
  });
  expect(file).toBe(snapshotFile(path.join(folder, 'new')));
  expect(readSnapshot(file)).toEqual({
    version: 4,
    gone: [],
    today: '2026-03-01',
    vehicles: [],
    pictures,
    shareImages,
  });
});

test.each([
  ['missing', undefined, 'cannot be read. Run `npm run build`'],
  ['torn', '{"version":1,"veh', 'cannot be read. Run `npm run build`'],
  ['of another version', '{"version":0}', 'has version 0; this code reads version 4. Run `npm run build`'],
])('a snapshot that is %s says so', async (name, text, message) => {
  const file = path.join(folder, name);
  if (text !== undefined) await writeFile(file, text);
  expect(() => readSnapshot(file)).toThrow(message);
});
