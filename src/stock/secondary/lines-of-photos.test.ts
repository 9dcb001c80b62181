import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { reportTable } from '../report-table.ts';
import { showSecondaryRecord } from '../show-secondary-record.ts';
import { takeStock, type StockOutcome } from '../take-stock.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lines-of-photos-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const MAIN =
  'StockNumber,Make,Model,Price,images\nA1,Aldera,Lumen,20000,\nA2,Aldera,Meridian,30000,https://p.example/old.jpg\n';

type Settings = { feed?: object; main?: object; wins?: string[]; adds_vehicles?: boolean };

function options(settings: Settings) {
  const { feed, main, ...own } = settings;
  const format = 'csv';
  const tenant = parseTenant(
    {
      ...MINIMAL_TENANT,
      images: { origins: ['https://p.example'] },
      feed: { source: 'main.csv', format, columns: { stocknum: 'StockNumber' }, ...main },
      further_feeds: [
        {
          name: 'photos',
          feed: {
            source: 'photos.csv',
            format,
            columns: { stocknum: 'StockNumber', images: 'PhotoUrl' },
            ...feed,
          },
          ...own,
        },
      ],
    },
    'tenant.ts',
  );
  const now = new Date('2026-03-01T02:00:00Z');
  return { tenant, tenantFolder: root, stateFolder: path.join(root, 'state'), today: '2026-03-01', now };
}

async function take(photos: string, settings: Settings = {}, main = MAIN): Promise<StockOutcome> {
  await writeFile(path.join(root, 'main.csv'), main);
  await writeFile(path.join(root, 'photos.csv'), photos);
  return takeStock(options({ wins: ['images'], ...settings }));
}

/** The names of the photos of each vehicle. */
async function photosOf(...taken: Parameters<typeof take>): Promise<Record<string, string[]>> {
  const outcome = await take(...taken);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const nameOf = ({ url }: { url: string }): string => path.posix.basename(new URL(url).pathname, '.jpg');
  return Object.fromEntries(outcome.vehicles.map(({ stocknum, images }) => [stocknum, images.map(nameOf)]));
}

const line = (...cells: (string | number)[]): string => cells.join(',');
const url = (name: string): string => `https://p.example/${name}.jpg`;
const feedOf = (column: string, rows: [string, string | number, string][]): string =>
  [`StockNumber,${column},PhotoUrl`, ...rows.map(([car, place, name]) => line(car, place, url(name)))].join(
    '\n',
  );

describe('N2 a further feed with a line for each photo', () => {
  const ROWS: [string, number, string][] = [
    ['A1', 2, 'b'],
    ['A2', 1, 'x'],
    ['A1', 10, 'd'],
    ['A1', 3, 'c'],
    ['A1', 1, 'a'],
    ['A2', 2, 'y'],
  ];

  test.each(['Sequence', 'sort_order', 'PhotoNo', 'Image Order', 'Position'])(
    'adds them up in the order of its column %s',
    async (column) => {
      expect(await photosOf(feedOf(column, ROWS))).toEqual({ A1: ['a', 'b', 'c', 'd'], A2: ['x', 'y'] });
    },
  );

  test('takes the column that the settings name, and the lines as they come where none is', async () => {
    const feed = feedOf('Reihe', ROWS);
    expect(await photosOf(feed)).toEqual({ A1: ['b', 'd', 'c', 'a'], A2: ['x', 'y'] });
    expect(await photosOf(feed, { feed: { order_by: 'Reihe' } })).toEqual({
      A1: ['a', 'b', 'c', 'd'],
      A2: ['x', 'y'],
    });
  });

  test('puts words behind numbers by letter, and what has no place last', async () => {
    const rows: [string, string, string][] = [
      ['A1', '', 'last'],
      ['A1', 'rear', 'rear'],
      ['A1', '02', 'two'],
      ['A1', 'front', 'front'],
      ['A1', '1', 'one'],
    ];
    expect((await photosOf(feedOf('Sequence', rows)))['A1']).toEqual(['one', 'two', 'front', 'rear', 'last']);
  });

  test('has each photo once, however it is signed, and counts every record', async () => {
    const rows = feedOf('Sequence', [...ROWS, ['A1', 5, 'c']]);
    const outcome = await take(`${rows}\nA1,6,${url('c')}?X-Amz-Signature=ab\nB9,1,${url('z')}`);
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    expect(outcome.vehicles.map(({ images }) => images.length)).toEqual([4, 2]);
    expect(reportTable(outcome.report)).toEqual([
      'read                              11',
      '  accepted                         2',
      '  told more of a vehicle           6',
      '  quarantined                      0',
      '  excluded                         3',
      '    duplicate                      2',
      '    in no feed before it           1',
      '  read of the first feed           2',
      '    vehicles                       2',
      '  read of photos                   9',
      '    told more of a vehicle         6',
      '    excluded                       3',
    ]);
    expect(outcome.figures.feeds).toEqual({ feed: 2, photos: 6 });
  });

  test('fills what the first feed lacks where it does not win', async () => {
    expect(await photosOf(feedOf('Sequence', ROWS), { wins: [] })).toEqual({
      A1: ['a', 'b', 'c', 'd'],
      A2: ['old'],
    });
  });

  test('adds up for vehicles of its own, too', async () => {
    const photos = `StockNumber,Make,Model,Price,Sequence,PhotoUrl
C1,Aldera,Lumen,1000,2,${url('n')}
C1,Aldera,Lumen,1000,1,${url('m')}
`;
    expect((await photosOf(photos, { adds_vehicles: true }))['C1']).toEqual(['m', 'n']);
  });

  test('adds up lists of words, and several photos a line', async () => {
    const outcome = await take(`StockNumber,Seq,PhotoUrl,standardEquipment
A1,2,${url('c')}|${url('d')},Tow bar
A1,1,${url('a')}|${url('b')},Sunroof
`);
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    expect(outcome.vehicles[0]).toMatchObject({
      images: ['a', 'b', 'c', 'd'].map((name) => ({ url: url(name) })),
      standardEquipment: ['Sunroof', 'Tow bar'],
    });
  });

  test('is refused with a column for the order that it does not have', async () => {
    const outcome = await take(feedOf('Sequence', ROWS), { feed: { order_by: 'Sequense' } });
    expect(outcome).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('feed.order_by'),
    });
  });

  test('shows of each record which vehicle it tells of', async () => {
    await take(feedOf('Sequence', ROWS));
    const shown = await showSecondaryRecord(options({ wins: ['images'] }), 'photos', 4);
    expect(shown.excluded).toBeUndefined();
    expect(shown.tells).toMatchObject({ name: 'Aldera Lumen', line: 2 });
  });
});

test('N2 an archive of vehicles and of their photos, a line each, gives every vehicle all of its photos', async () => {
  const archive = path.join(import.meta.dirname, '../../../tests/feeds/two-files.zip');
  await copyFile(archive, path.join(root, 'two.zip'));
  const both = { source: 'two.zip', member: 'stock.csv' };
  const columns = { km: 'Odometer', price: 'RetailPrice', stocknum: 'StockNumber' };
  const given = options({
    main: { ...both, columns },
    feed: { source: 'two.zip', member: 'photos.csv' },
    wins: ['images'],
  });
  given.tenant.images.origins = ['https://img.example'];
  const outcome = await takeStock(given);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  expect(outcome.vehicles).toHaveLength(12);
  expect(outcome.vehicles.map(({ images }) => images)).toEqual(
    outcome.vehicles.map(({ stocknum }) =>
      [1, 2, 3].map((number) => ({ url: `https://img.example/${stocknum}/${number}.jpg` })),
    ),
  );
  expect(outcome.report).toMatchObject({ excluded: 0, quarantined: 0 });
});

describe('N2 a first feed with a line for each photo', () => {
  const head = 'StockNumber,Make,Model,Price,Sequence,images';

  test('adds up lines that are the same but for their photos', async () => {
    const main = [
      head,
      line('A1', 'Aldera', 'Lumen', 20_000, 2, url('b')),
      line('A1', 'Aldera', 'Lumen', 20_000, 1, url('a')),
    ];
    const outcome = await take('StockNumber,PhotoUrl\nA1,\n', {}, main.join('\n'));
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    expect(outcome.vehicles.map(({ images }) => images)).toEqual([[{ url: url('a') }, { url: url('b') }]]);
    expect(outcome.report).toMatchObject({ read: 3, accepted: 1, joined: 2, excluded: 0 });
  });

  test('leaves out a line that differs in anything else', async () => {
    const main = [
      head,
      line('A1', 'Aldera', 'Lumen', 20_000, 1, url('a')),
      line('A1', 'Aldera', 'Lumen', 19_000, 2, url('b')),
    ];
    expect(await photosOf('StockNumber,PhotoUrl\nA1,\n', {}, main.join('\n'))).toEqual({ A1: ['a'] });
  });
});
