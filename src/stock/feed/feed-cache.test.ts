import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBody, newBody, saidOfBody } from './feed-cache.ts';

const ADDRESS = 'https://feeds.example/stock.csv';
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function night(day: number, text: string, last_modified?: string): Promise<string | undefined> {
  const partial = await newBody(folder);
  await writeFile(partial, text);
  const fetched_at = `2026-11-${String(day).padStart(2, '0')}T16:00:00.000Z`;
  await keepBody(folder, partial, { address: ADDRESS, fetched_at, ...(last_modified && { last_modified }) });
  return (await saidOfBody(folder, ADDRESS)).changedAt?.toISOString().slice(0, 10);
}

test('S10 the same bytes are as old as the night on which they came first, whatever the server stamps on them', async () => {
  expect(await night(1, 'a')).toBe('2026-11-01');
  expect(await night(2, 'a', 'Mon, 02 Nov 2026 10:00:00 GMT')).toBe('2026-11-01');
  expect(await night(9, 'a')).toBe('2026-11-01');
  expect(await night(10, 'b')).toBe('2026-11-10');
  expect(await night(11, 'a')).toBe('2026-11-11');
});

test('S10 a file that was old when it came is as old as its server says, and a date that is none says nothing', async () => {
  expect(await night(20, 'a', 'Tue, 03 Nov 2026 10:00:00 GMT')).toBe('2026-11-03');
  expect(await night(21, 'b', 'yesterday')).toBe('2026-11-21');
  expect(await saidOfBody(folder, 'https://other.example/stock.csv')).toEqual({ isPage: false });
});
