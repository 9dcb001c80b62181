import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FeedSettings } from '../tenant/feed-settings.ts';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { parseTenant } from '../tenant/parse-tenant.ts';
import { readFeeds } from './read-feeds.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'record-memory-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const HEAD = 'stock_no,make,model,year,price,price_type,km,rego_expiry,body';
const ROWS = [
  'A1,Aldera,Lumen,2019,"$20,990 drive away",,45 000,03/04/2027,Sedan',
  'A2,Corvane,"Strand ""S""",2020,POA,,12000 mi,13/04/2027,Ute',
  'A3,Aldera,Lumen,2019,19990,drive_away,4 gallons,31/12/2026,Sedan',
  'A4,,Lumen,2019,19990,drive_away,1000,31/12/2026,Sedan',
  'A1,Aldera,Lumen,2019,18990,drive_away,1000,31/12/2026,Sedan',
  'A5,Jindara,Outrider,2019,19990,drive_away,5 gallons,31/12/2026,Sedan',
];

const { locations } = parseTenant(MINIMAL_TENANT, 'tenant.ts');
type Options = { rows?: readonly string[]; code?: string | false; today?: string; feed?: object };

/** Reads a feed as a build of this code does, and gives all that became of its records. */
async function read({ rows = ROWS, code = 'code', today = '2026-03-01', feed = {} }: Options = {}) {
  await writeFile(path.join(root, 'stock.csv'), [HEAD, ...rows, ''].join('\n'));
  const settings = FeedSettings.parse({
    source: 'stock.csv',
    format: 'csv',
    columns: { stocknum: 'stock_no' },
    ...feed,
  });
  const options = { tenantFolder: root, stateFolder: root, furtherFeeds: [], onProgress: () => {} };
  const reading = { ...options, now: new Date(0), today, locations, code: code || undefined };
  // The file is written anew for each reading.
  const { changedAt: _, ...of } = await readFeeds(settings, reading);
  return of;
}

const file = (): string => path.join(root, 'read-records.ndjson');

/** Changes what was read of a record on the disk, as nothing but this test does: a reading from there has it. */
async function replaceOnDisk(what: string, by: string): Promise<void> {
  const [head = '', ...lines] = (await readFile(file(), 'utf8')).split('\n');
  const text = lines.join('\n').replaceAll(what, by);
  const changed = JSON.stringify({ ...JSON.parse(head), digest: hash('sha256', text, 'base64url') });
  await writeFile(file(), `${changed}\n${text}`);
}

const makesOf = ({ read: { drafts } }: Awaited<ReturnType<typeof read>>): string[] =>
  drafts.map(({ draft }) => draft.make);

test('N2 records that come again give what they gave, with their warnings and lines', async () => {
  const first = await read();
  expect(first.read.drafts).toHaveLength(4);
  expect(first.read.warnings).toContainEqual(expect.stringContaining("such as '4 gallons', line 4"));
  expect(await read()).toEqual(first);
  const moved = [...ROWS.slice(2), ...ROWS.slice(0, 2)];
  const again = await read({ rows: moved });
  await rm(file());
  expect(again).toEqual(await read({ rows: moved }));
  expect(again.read.warnings).toContainEqual(expect.stringContaining("such as '4 gallons', line 2"));
});

test('N2 a record is read from the memory as long as it is the same, and by the same', async () => {
  await read();
  await replaceOnDisk('"make":"Aldera"', '"make":"Remembered"');
  expect(makesOf(await read())).toEqual(['Remembered', 'Corvane', 'Remembered', 'Jindara']);
  const changed = ROWS.map((row) => row.replace('A3,Aldera,Lumen,2019', 'A3,Aldera,Lumen,2018'));
  expect(makesOf(await read({ rows: changed }))).toEqual(['Remembered', 'Corvane', 'Aldera', 'Jindara']);
});

test.each([
  ['other code', { code: 'other' }],
  ['no code', { code: false as const }],
  ['another year', { today: '2027-01-01' }],
  ['other settings of the feed', { feed: { units: { km: 'mi' } } }],
])('N2 with %s every record is read anew', async (_, options: Options) => {
  await read();
  await replaceOnDisk('"make":"Aldera"', '"make":"Remembered"');
  expect(makesOf(await read(options))).toEqual(['Aldera', 'Corvane', 'Aldera', 'Jindara']);
});

test('N2 another day of the year and another file read from the memory', async () => {
  await read();
  await replaceOnDisk('"make":"Aldera"', '"make":"Remembered"');
  expect(makesOf(await read({ today: '2026-11-30', feed: { source: './stock.csv' } }))).toContain(
    'Remembered',
  );
});

test.each([
  ['empty', () => ''],
  ['cut off', (text: string) => text.slice(0, -20)],
  ['edited', (text: string) => text.replace('Aldera', 'Altera')],
  ['no memory at all', () => 'hello\nworld'],
])('N2 a memory that is %s is none', async (_, damage) => {
  const first = await read();
  await writeFile(file(), damage(await readFile(file(), 'utf8')));
  expect(await read()).toEqual(first);
});

test('N2 dates against the order of the settings are refused from the memory, too', async () => {
  const rows = ['B1,Aldera,Lumen,2019,19990,,1,12/31/2026,', 'B2,Aldera,Lumen,2019,19990,,1,12/30/2026,'];
  await expect(read({ rows })).rejects.toThrow('date_order');
  // One date alone tells nothing of the order.
  await read({ rows: rows.slice(0, 1) });
  await expect(read({ rows })).rejects.toThrow('date_order');
});
