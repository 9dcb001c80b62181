import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { appendHistory, HISTORY_FILE } from '../history/history-file.ts';
import { explainedLines } from '../explained-lines.ts';
import { reportTable } from '../report-table.ts';
import { showRecord } from '../show-record.ts';
import { takeStock } from '../take-stock.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'corrected-stock-'));
  await mkdir(path.join(root, 'tenant'));
  await mkdir(path.join(root, 'state'));
  const feed = ['stocknum,make,model,price', 'A1,Aldera,Lumen,20000', 'A2,Aldera,Lumen,21000'].join('\n');
  await writeFile(path.join(root, 'tenant', 'stock.csv'), feed);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const tenant = parseTenant({ ...MINIMAL_TENANT, feed: { source: 'stock.csv', format: 'csv' } }, 'tenant.ts');
const reading = (today: string) => ({
  tenant,
  tenantFolder: path.join(root, 'tenant'),
  stateFolder: path.join(root, 'state'),
  today,
  now: new Date(`${today}T02:00:00Z`),
});
const correct = (fields: object): Promise<void> =>
  writeFile(
    path.join(root, 'tenant', 'overrides.json'),
    JSON.stringify([
      { stocknum: 'A1', fields, from: '2026-03-10', until: '2026-03-20', reason: 'Typing error' },
    ]),
  );

/** Takes stock on a day and remembers it, as a build does. */
async function publish(today: string) {
  const outcome = await takeStock(reading(today));
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  await appendHistory(path.join(root, 'state'), outcome.events);
  return outcome;
}

test('O7 D3 a corrected price is the one that is shown, is remembered as such, and proves a was-price by the same rule', async () => {
  await publish('2026-03-01');
  await correct({ price: 18_000 });
  const corrected = await publish('2026-03-10');
  expect(corrected.vehicles[0]).toMatchObject({ price: 18_000, before_price: 20_000 });
  expect(reportTable(corrected.report)).toContainEqual(expect.stringMatching(/A1: price, until 2026-03-20/));
  const lines = (await readFile(path.join(root, 'state', HISTORY_FILE), 'utf8')).trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
    event: 'price',
    date: '2026-03-10',
    vehicle: 'stocknum:A1',
    price: 18_000,
    overridden: true,
  });

  const after = await publish('2026-03-21');
  expect(after.vehicles[0]).toMatchObject({ price: 20_000 });
  expect(after.vehicles[0]).not.toHaveProperty('before_price');
  expect(after.report.overrides?.notes).toEqual([expect.stringContaining('ended on 2026-03-20')]);
});

test('O7 D3 a price that was raised by a correction for a day proves no was-price', async () => {
  await publish('2026-03-01');
  await correct({ price: 30_000 });
  await publish('2026-03-20');
  expect((await publish('2026-03-21')).vehicles[0]).not.toHaveProperty('before_price');
});

test('O7 a vehicle that is hidden by a correction is excluded, and every record is still accounted for', async () => {
  await correct({ show_on_dealer_website: false });
  const { vehicles, report } = await publish('2026-03-10');
  expect(vehicles.map(({ stocknum }) => stocknum)).toEqual(['A2']);
  expect(report).toMatchObject({ read: 2, accepted: 1, excluded: 1 });
});

test('O7 a record shows which values are corrections, and what the feed has', async () => {
  await correct({ price: 18_000 });
  const shown = async (today: string) => explainedLines(await showRecord(reading(today), 1)).join('\n');
  expect(await shown('2026-03-10')).toMatch(
    /price +18000 +<- overrides\.json \[0\] until 2026-03-20: Typing error {2}20000/,
  );
  expect(await shown('2026-03-21')).toMatch(/price +20000 +<- 'price'/);
});

test('O7 without a file of corrections the report says nothing of them', async () => {
  expect((await publish('2026-03-10')).report).not.toHaveProperty('overrides');
});
