import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { appendHistory } from './history-file.ts';
import { recordLastGood } from './last-good.ts';
import type { RailName } from '../rails/rail.ts';
import { takeStock } from '../take-stock.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'after-rollback-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const cars = (count: number, price: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    make: 'Aldera',
    model: 'Lumen',
    stocknum: `A${index}`,
    car_type: 'used',
    price: price + index,
    year: 2020,
    km: 40_000 + index,
    images: [`photos/${index}.jpg`],
  }));

const tenant = parseTenant({ ...MINIMAL_TENANT, feed: { source: 'stock', format: 'json' } }, 'tenant.ts');

/** One night with `live` as the release that is live; what is accepted is published as `release`. */
async function night(
  today: string,
  stock: object[],
  { live, release, allow = [] }: { live?: string; release?: string; allow?: RailName[] } = {},
) {
  await writeFile(path.join(root, 'stock'), JSON.stringify(stock));
  const options = { tenant, tenantFolder: root, stateFolder: root, today, now: new Date(today) };
  const outcome = await takeStock({ ...options, live, allow });
  if (outcome.kind === 'accepted' && release !== undefined) {
    await recordLastGood(root, outcome.figures, { release, releases: ['r1', 'r2'] });
    await appendHistory(root, [...outcome.events, { event: 'published', date: today, release }]);
  }
  return outcome;
}

test('S10 after an allowed accident and its rollback the guard rails and the history are those of before', async () => {
  await night('2026-02-01', cars(106, 25_000), { release: 'r1' });
  await night('2026-02-20', cars(106, 20_000), { live: 'r1', release: 'r1' });
  const accident = await night('2026-02-21', [], { live: 'r1', release: 'r2', allow: ['empty'] });
  expect(accident.kind).toBe('accepted');

  // Not rolled back, ten cars would be more than none.
  expect(await night('2026-02-22', cars(10, 20_000), { live: 'r1' })).toMatchObject({
    kind: 'refused',
    rails: ['count'],
    message: expect.stringContaining('Only 10 vehicles are left of 106'),
  });

  const next = await night('2026-02-22', cars(106, 20_000), { live: 'r1', release: 'r3' });
  if (next.kind !== 'accepted') throw new Error(next.message);
  expect(next.vehicles[0]).toMatchObject({ before_price: 25_000 });
  const lines = (await readFile(path.join(root, 'history.ndjson'), 'utf8')).trim().split('\n');
  const after = lines.slice(lines.findIndex((line) => line.includes('"undone"')));
  // No car comes back that had never gone.
  expect(after.map((line) => JSON.parse(line))).toEqual([
    { event: 'undone', date: '2026-02-22', release: 'r1' },
    { event: 'published', date: '2026-02-22', release: 'r3' },
  ]);
});
