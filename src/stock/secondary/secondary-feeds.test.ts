import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { recordLastGood } from '../history/last-good.ts';
import { secondaryFeedProblems } from './secondary-feed-problems.ts';
import { reportTable } from '../report-table.ts';
import { takeStock, type StockOutcome } from '../take-stock.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'further-feeds-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const MAIN = `stocknum,vin,make,model,price,price_type,badge,images,sold
A1,,Aldera,Lumen,20000,drive_away,,,
A2,,Aldera,Meridian,30000,drive_away,S,https://main.example/a2.jpg,
A3,,Corvane,Strand,,,,,
`;

type Settings = Record<string, unknown>;

async function take(secondary: string, settings: Settings = {}, main = MAIN): Promise<StockOutcome> {
  await writeFile(path.join(root, 'main.csv'), main);
  await writeFile(path.join(root, 'more.csv'), secondary);
  const { feed, ...more } = settings;
  const tenant = parseTenant(
    {
      ...MINIMAL_TENANT,
      images: { origins: ['https://main.example', 'https://more.example'] },
      feed: { source: 'main.csv', format: 'csv' },
      further_feeds: [
        {
          name: 'photos',
          feed: { source: 'more.csv', format: 'csv', ...(feed as object | undefined) },
          ...more,
        },
      ],
    },
    'tenant.ts',
  );
  const state = path.join(root, 'state');
  const now = new Date('2026-03-01T02:00:00Z');
  return takeStock({ tenant, tenantFolder: root, stateFolder: state, today: '2026-03-01', now });
}

async function vehiclesOf(...taken: Parameters<typeof take>) {
  const outcome = await take(...taken);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const { vehicles, report } = outcome;
  return { vehicles: new Map(vehicles.map((vehicle) => [vehicle.stocknum, vehicle])), report };
}

describe('N2 a vehicle on two feeds', () => {
  test('the first feed decides, the second fills what it lacks, without naming make and model', async () => {
    const { vehicles } = await vehiclesOf(
      'stocknum,price,badge,images,colour,sold\n' +
        'a1,1,GT,https://more.example/a1.jpg,Red,\na 2,1,X,https://more.example/a2.jpg,Blue,\nA3,,,,,\n',
    );
    expect(vehicles.get('A1')).toMatchObject({
      name: 'Aldera Lumen GT',
      price: 20_000,
      price_type: 'drive_away',
      colour: 'Red',
      images: [{ url: 'https://more.example/a1.jpg' }],
    });
    expect(vehicles.get('A2')).toMatchObject({
      badge: 'S',
      colour: 'Blue',
      images: [{ url: 'https://main.example/a2.jpg' }],
    });
  });

  test('a field that the second feed wins is its own where it has something', async () => {
    const { vehicles } = await vehiclesOf(
      'stocknum,images,badge\nA1,,GT\nA2,https://more.example/a2.jpg,X\nA3,,\n',
      { wins: ['images'] },
    );
    expect(vehicles.get('A2')).toMatchObject({
      badge: 'S',
      images: [{ url: 'https://more.example/a2.jpg' }],
    });
  });

  test('a price comes with its type, or not at all', async () => {
    const { vehicles } = await vehiclesOf(
      'stocknum,price,price_type\nA1,,excluding_government_charges\nA3,15000,excluding_government_charges\n',
      {},
      MAIN.replace('20000,drive_away', '20000,'),
    );
    expect(vehicles.get('A1')?.price_type).toBeUndefined();
    expect(vehicles.get('A3')).toMatchObject({ price: 15_000, price_type: 'excluding_government_charges' });
  });

  test('what a vehicle is known by stays, so that its address and history do', async () => {
    const { vehicles } = await vehiclesOf('stocknum,vin,id\nA1,JH4DB1561MS000501,77\n');
    expect(vehicles.get('A1')).toMatchObject({ id: 'A1' });
    expect(vehicles.get('A1')?.vin).toBeUndefined();
  });

  test('the number of a vehicle of another make fills nothing', async () => {
    const { vehicles, report } = await vehiclesOf(
      'stocknum,make,model,colour\nA1,Corvane,Strand,Red\nA2,ALDERA,Meridian,Blue\n',
    );
    expect(vehicles.get('A1')?.colour).toBeUndefined();
    expect(vehicles.get('A2')?.colour).toBe('Blue');
    expect(report.reasons.excluded).toEqual({ 'the number of a vehicle of another make': 1 });
  });

  const MORE = 'stocknum,make,model,price,price_type\nA1,,,,\nB1,Jindara,Outrider,40000,drive_away\nB2,,,,\n';

  test('vehicles of the second feed alone are sold too where the settings say so', async () => {
    const { vehicles, report } = await vehiclesOf(MORE, {
      adds_vehicles: true,
      feed: { guard: { minimum_accepted: 0.5 } },
    });
    expect([...vehicles.keys()]).toEqual(['A1', 'A2', 'A3', 'B1']);
    expect(report).toMatchObject({ read: 6, accepted: 4, joined: 1, quarantined: 1, excluded: 0 });
    expect(await readFile(path.join(root, 'state', 'quarantine.ndjson'), 'utf8')).toContain(
      '{"line":4,"feed":"photos"',
    );
  });

  test('else they are left out, and the report counts each feed', async () => {
    const { vehicles, report } = await vehiclesOf(MORE);
    expect(vehicles.size).toBe(3);
    expect(reportTable(report)).toEqual([
      'read                               6',
      '  accepted                         3',
      '  told more of a vehicle           1',
      '  quarantined                      0',
      '  excluded                         2',
      '    in no feed before it           2',
      '  read of the first feed           3',
      '    vehicles                       3',
      '  read of photos                   3',
      '    told more of a vehicle         1',
      '    excluded                       2',
    ]);
  });

  test('units and words of each feed are its own', async () => {
    const { vehicles } = await vehiclesOf('No;Power\nA1;200\n', {
      feed: { delimiter: ';', columns: { stocknum: 'No', power: 'Power' }, units: { power: 'hp' } },
    });
    expect(vehicles.get('A1')?.variant?.power).toBe(149);
  });
});

describe('S10 each feed has guard rails of its own', () => {
  const messageOf = async (...taken: Parameters<typeof take>): Promise<string> => {
    const outcome = await take(...taken);
    return outcome.kind === 'refused' ? outcome.message : 'accepted';
  };

  test('one that tells of no vehicle is refused by name', async () => {
    expect(await messageOf('stocknum\nZ1\nZ2\n')).toContain(
      "Of the feed 'photos': None of its 2 records tells of a vehicle: are its numbers those of the first feed?",
    );
  });

  test('one that cannot be had is refused by name', async () => {
    expect(await messageOf('x', { feed: { source: 'nowhere.csv' } })).toContain(
      "Of the feed 'photos': The feed ",
    );
  });

  test('one that is far smaller than the last time is refused', async () => {
    const whole = await take('stocknum\nA1\nA2\nA3\n');
    if (whole.kind === 'refused') throw new Error(whole.message);
    expect(whole.figures.feeds).toEqual({ feed: 3, photos: 3 });
    await recordLastGood(path.join(root, 'state'), whole.figures, { release: 'r', releases: [] });
    expect(await messageOf('stocknum\nA1\n')).toContain(
      "Of the feed 'photos': Only 1 of its records came to something, 3 did before (33.3%); at least 80% must.",
    );
  });
});

test('R3 settings of further feeds are judged as those of the first, and by their names', () => {
  const { further_feeds } = parseTenant(
    {
      ...MINIMAL_TENANT,
      further_feeds: [
        { name: 'photos', feed: { source: 'a.csv', format: 'csv', map: 'standrad' }, wins: ['vin', 'imags'] },
        { name: 'photos', feed: { source: 'b.csv', format: 'json' } },
      ],
    },
    'tenant.ts',
  );
  expect(
    secondaryFeedProblems(further_feeds).map(({ path: where, wayOut }) => `${where}: ${wayOut}`),
  ).toEqual([
    'further_feeds[0].wins: take vin out',
    'further_feeds[0].wins: write images in place of imags',
    "further_feeds[0].feed.map: write 'standard'",
    'further_feeds[1].name: write another',
    "further_feeds[1].feed.format: write 'csv', or name another file in feed.source",
  ]);
});
