import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { parseTenant } from '../tenant/parse-tenant.ts';
import { explainedLines } from './explained-lines.ts';
import type { ExplainedRecord } from './explain-record.ts';
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
const show = (place: number, other: { feed?: string } = {}): Promise<ExplainedRecord> =>
  showRecord(
    {
      tenant,
      tenantFolder: root,
      stateFolder: path.join(root, 'state'),
      today: '2026-03-01',
      now: new Date('2026-03-01T02:00:00Z'),
      ...other,
    },
    place,
  );

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
