import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { Tenant } from '../../tenant/schema.ts';
import { unreadFeed } from './unread-feed.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unread-feed-'));
  await writeFile(path.join(folder, 'stock.csv'), 'No,Make,Model,Price\nA1,Aldera,Lumen,19990\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const unread = (feed: object, environment: Record<string, string> = {}) =>
  unreadFeed(Tenant.parse({ ...MINIMAL_TENANT, feed: { source: 'stock.csv', format: 'csv', ...feed } }), {
    tenantFolder: folder,
    stateFolder: path.join(folder, 'state'),
    today: '2026-11-22',
    now: new Date('2026-11-22T10:00:00Z'),
    environment,
  });

const COLUMNS = { stocknum: 'No', make: 'Make', model: 'Model', price: 'Price' };
const WITH_KEY = { source: 'https://feeds.example/${FORECOURT_FEED_KEY}/stock.csv' };

test('R3 a feed that reads is told nothing of', async () => {
  expect(await unread({ columns: COLUMNS })).toEqual([]);
});

test('R3 a column that the file does not have is told as a build tells it', async () => {
  const [line] = await unread({ columns: { ...COLUMNS, km: 'Odometer' } });
  expect(line).toContain("'Odometer'");
});

test('R3 a variable that is not set is told by its name, and no server is asked', async () => {
  const [line] = await unread(WITH_KEY);
  expect(line).toContain('The variable FORECOURT_FEED_KEY of the environment is not set');
  expect(await unread(WITH_KEY, { FORECOURT_FEED_KEY: 'x' })).toEqual([]);
});
