import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { appendHistory } from './history-file.ts';
import { takeStock } from '../take-stock.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'day-of-arrival-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const tenant = parseTenant(
  { ...MINIMAL_TENANT, feed: { source: 'stock', format: 'json', guard: { maximum_missing: 1 } } },
  'tenant.ts',
);
const car = (stocknum: string, changes: object = {}) => ({
  make: 'Aldera',
  model: 'Lumen',
  stocknum,
  car_type: 'used',
  ...changes,
});

/** The day of arrival of each vehicle by its stock number. */
async function daysOf(today: string, ...stock: object[]): Promise<Record<string, string | undefined>> {
  await writeFile(path.join(root, 'stock'), JSON.stringify(stock));
  const now = new Date(today);
  const outcome = await takeStock({ tenant, tenantFolder: root, stateFolder: root, today, now });
  if (outcome.kind !== 'accepted') throw new Error(outcome.message);
  await appendHistory(root, outcome.events);
  return Object.fromEntries(outcome.vehicles.map(({ stocknum = '', created_at }) => [stocknum, created_at]));
}

test('D1 what is there when the first stock is published has no day of arrival; what comes later has', async () => {
  const dated = car('F', { created_at: '2026-02-02' });
  const reduced = car('P', { price: 1_000, price_history: [{ date: '2026-01-05', price: 2_000 }] });
  expect(await daysOf('2026-03-01', car('A'), dated, reduced)).toEqual({
    A: undefined,
    F: '2026-02-02',
    P: '2026-01-05',
  });
  // Not published yet: what is new on the next day belongs to the first stock as well.
  expect(await daysOf('2026-03-02', car('A'), car('B'))).toEqual({ A: undefined, B: undefined });
  await appendHistory(root, [{ event: 'published', date: '2026-03-02', release: 'r1' }]);
  const later = { A: undefined, B: undefined, C: '2026-03-03' };
  expect(await daysOf('2026-03-03', car('A'), car('B'), car('C'))).toEqual(later);
  expect(await daysOf('2026-03-09', car('A'), car('B'), car('C'))).toEqual(later);
});
