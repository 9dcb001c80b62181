import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { parseTenant } from '../tenant/parse-tenant.ts';
import { explainedLines } from './explained-lines.ts';
import type { ExplainedRecord } from './explain-record.ts';
import { showSecondaryRecord } from './show-secondary-record.ts';
import { showRecord } from './show-record.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'explain-further-'));
  const files = {
    'main.csv':
      'stocknum,make,model,price,price_type,badge,fuel\nA1,Aldera,Lumen,20000,drive_away,,\nA2,Aldera,,,,,\n',
    'photos.csv': 'Ref;Pictures;Trim\nX9;;\nA1;https://more.example/a1.jpg;GT\n',
    'prices.csv':
      'stocknum,make,model,price,price_type,fuel,badge\nA1,ALDERA,Lumen,19000,excluding_government_charges,Unleaded,Z\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const feed = (name: string, more: object = {}) => ({ source: `${name}.csv`, format: 'csv', ...more });
const tenant = parseTenant(
  {
    ...MINIMAL_TENANT,
    feed: feed('main'),
    further_feeds: [
      {
        name: 'photos',
        feed: feed('photos', {
          delimiter: ';',
          columns: { stocknum: 'Ref', images: 'Pictures', badge: 'Trim' },
        }),
      },
      { name: 'prices', feed: feed('prices'), adds_vehicles: true, wins: ['price'] },
    ],
  },
  'tenant.ts',
);
const reading = () => ({
  tenant,
  tenantFolder: root,
  stateFolder: path.join(root, 'state'),
  today: '2026-03-01',
  now: new Date('2026-03-01T02:00:00Z'),
});
const show = (place: number, other: { feed?: string } = {}): Promise<ExplainedRecord> =>
  showRecord({ ...reading(), ...other }, place);

test('N2 each field of a vehicle on several feeds names the feed that it came from', async () => {
  const record = await show(1);
  expect(record).toMatchObject({ line: 2, name: 'Aldera Lumen GT' });
  expect(record.further).toEqual([
    { feed: 'photos', line: 3 },
    { feed: 'prices', line: 2 },
  ]);
  const fields = new Map(record.fields.map((each) => [each.field, each]));
  expect(fields.get('model')).toEqual({
    field: 'model',
    value: 'Lumen',
    from: "'model'",
    written: 'Lumen',
    notes: [],
  });
  expect(fields.get('badge')).toMatchObject({ value: 'GT', from: "'Trim'", written: 'GT', feed: 'photos' });
  expect(fields.get('images')).toMatchObject({
    value: ['https://more.example/a1.jpg'],
    from: "'Pictures'",
    feed: 'photos',
  });
  expect(fields.get('price')).toMatchObject({ value: 19_000, written: '19000', feed: 'prices' });
  expect(fields.get('price_type')).toMatchObject({
    value: 'excluding_government_charges',
    feed: 'prices',
  });
  expect(fields.get('simple_fuel')).toMatchObject({ value: 'Petrol', from: 'fuel', feed: 'prices' });
});

test('N2 on the screen a field of a further feed has its name before the column', async () => {
  const lines = explainedLines(await show(1));
  expect(lines[0]).toBe('Record 1 (line 2, and line 3 of photos, and line 2 of prices): Aldera Lumen GT');
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}badge +GT +<- photos: 'Trim' {2}GT$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}make +Aldera +<- 'make' {2}Aldera$/));
});

test('N2 a record that is no vehicle, and one of another feed, are shown by themselves', async () => {
  expect(await show(2)).toMatchObject({ problem: 'model: missing' });
  expect((await show(2)).further).toBeUndefined();
  const alone = await show(1, { feed: path.join(root, 'main.csv') });
  expect(alone.fields.some((each) => each.feed !== undefined)).toBe(false);
});

test('N2 a further feed that cannot be had is named', async () => {
  await rm(path.join(root, 'prices.csv'));
  await expect(show(1)).rejects.toThrow(/^Of the feed 'prices': /);
});

test('N2 a record of a further feed is shown by itself, with the vehicle that it tells of', async () => {
  const told = await showSecondaryRecord(reading(), 'photos', 2);
  expect(told).toMatchObject({ of: 'photos', line: 3, tells: { name: 'Aldera Lumen', line: 2 } });
  expect(told.fields.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['stocknum', 'badge', 'images']),
  );
  expect(explainedLines(told)).toEqual(
    expect.arrayContaining([
      'Record 2 of photos (line 3): tells of Aldera Lumen, line 2 of the first feed',
      expect.stringMatching(/^ {2}badge +GT +<- 'Trim' {2}GT$/),
    ]),
  );
  expect(explainedLines(await showSecondaryRecord(reading(), 'photos', 1))[0]).toBe(
    'Record 1 of photos (line 2): left out, in no feed before it',
  );
});

test('N2 a vehicle that a further feed adds is named, and a record that is none says why', async () => {
  const prices = 'stocknum,make,model,price\nB1,Kanzora,Miko,9000\nB2,Kanzora,,8000\n';
  await writeFile(path.join(root, 'prices.csv'), prices);
  const added = await showSecondaryRecord(reading(), 'prices', 1);
  expect(added.tells).toBeUndefined();
  expect(explainedLines(added)[0]).toBe('Record 1 of prices (line 2): Kanzora Miko');
  expect(explainedLines(await showSecondaryRecord(reading(), 'prices', 2))[0]).toBe(
    'Record 2 of prices (line 3): quarantined, model: missing',
  );
});

test('N2 a further feed, or a record of it, that is not there is said', async () => {
  await expect(showSecondaryRecord(reading(), 'photos', 3)).rejects.toThrow(
    /photos\.csv has no record 3: it has 2\. Show one from 1 to 2\.$/,
  );
  await expect(showSecondaryRecord(reading(), 'none', 1)).rejects.toThrow("no further feed 'none'");
});
