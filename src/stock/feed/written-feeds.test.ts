import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { takeStock } from '../take-stock.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'written-feeds-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Takes a CSV feed of these lines. */
async function take(lines: readonly string[], feed: Record<string, unknown> = {}) {
  await writeFile(path.join(root, 'stock.csv'), lines.join('\n'));
  return takeStock({
    tenant: parseTenant(
      {
        ...MINIMAL_TENANT,
        feed: {
          source: 'stock.csv',
          format: 'csv',
          guard: { minimum_accepted: 0, maximum_missing: 1 },
          ...feed,
        },
      },
      'tenant.ts',
    ),
    tenantFolder: root,
    stateFolder: path.join(root, 'state'),
    today: '2026-03-01',
    now: new Date('2026-03-01T02:00:00Z'),
  });
}

test('N2 a column in another unit is converted, and the report says what was done with an example', async () => {
  const outcome = await take(
    [
      'stocknum,make,model,Power,Odometer',
      'A1,Aldera,Lumen,254.8 bhp,"45,000"',
      'A2,Aldera,Lumen,150 bhp,"10,000"',
      'A3,Aldera,Lumen,150 horses,"10,000 leagues"',
    ],
    { columns: { power: 'Power', km: 'Odometer' }, units: { km: 'mi' } },
  );
  if (outcome.kind !== 'accepted') throw new Error(outcome.message);
  expect(outcome.vehicles.map(({ km, variant }) => [km, variant?.power])).toEqual([
    [72_420, 190],
    [16_093, 112],
    [undefined, undefined],
  ]);
  expect(outcome.report.warnings).toEqual({
    "km: mi converted to km (such as '45,000', line 2)": 2,
    "power: hp converted to kW (such as '254.8 bhp', line 2)": 2,
    "km: written with a unit that is none of km, mi, 1000 km, 1000 mi, left out (such as '10,000 leagues', line 4)": 1,
    "power: written with a unit that is none of kW, hp, PS, left out (such as '150 horses', line 4)": 1,
  });
});

test('D4 what a price says that it includes comes before the column and the default', async () => {
  const outcome = await take(
    ['stocknum,make,model,price', 'A1,Aldera,Lumen,"$20,000 + ORC"', 'A2,Aldera,Lumen,"$20,000"'],
    { defaults: { price_type: 'drive_away' } },
  );
  if (outcome.kind !== 'accepted') throw new Error(outcome.message);
  expect(outcome.vehicles.map(({ price_type }) => price_type)).toEqual([
    'excluding_government_charges',
    'drive_away',
  ]);
});

test('N2 prices that are none of a car are quarantined with their own reasons', async () => {
  const outcome = await take([
    'stocknum,make,model,price',
    'A1,Aldera,Lumen,"20,000"',
    'A2,Aldera,Lumen,"20,000 EUR"',
    'A3,Aldera,Lumen,199.99 pw',
    'A4,Aldera,Lumen,20 lakh',
  ]);
  expect(outcome.report.reasons.quarantined).toEqual({
    'price: in a currency other than Australian dollars': 1,
    'price: an amount per week': 1,
    'price: in lakh or crore': 1,
  });
});

test('N2 dates against feed.date_order refuse the feed until the setting is right', async () => {
  const lines = [
    'stocknum,make,model,rego_expiry',
    'A1,Aldera,Lumen,06/30/2027',
    'A2,Aldera,Lumen,05/06/2027',
  ];
  expect(await take(lines)).toMatchObject({
    kind: 'refused',
    rail: 'unreadable',
    message: expect.stringContaining("Set feed.date_order to 'month-day-year'"),
  });
  const outcome = await take(lines, { date_order: 'month-day-year' });
  if (outcome.kind !== 'accepted') throw new Error(outcome.message);
  expect(outcome.vehicles.map(({ rego_expiry }) => rego_expiry)).toEqual(['2027-06-30', '2027-05-06']);
});

test('N2 a header in the middle of a feed is left out with its reason', async () => {
  const header = 'stocknum,make,model';
  const outcome = await take([header, 'A1,Aldera,Lumen', header, 'A2,Aldera,Lumen']);
  expect(outcome.report).toMatchObject({
    accepted: 2,
    quarantined: 0,
    reasons: { excluded: { 'the line that names the columns, again': 1 } },
  });
});

test('N2 a feed that does not tell new from used has nothing put right', async () => {
  expect((await take(['stocknum,make,model', 'A1,Aldera,Lumen'])).report.warnings).toEqual({});
});

test('N2 a feed without numbers is read by the columns that tell its vehicles apart', async () => {
  const lines = ['make,model,colour,price', 'Aldera,Lumen,Red,20000', 'Aldera,Lumen,Blue,21000'];
  const without = await take(lines);
  expect(Object.keys(without.report.reasons.quarantined)).toEqual([
    'stocknum: no id, VIN, stock number or rego (name its column in feed.columns, or feed.identity_columns)',
  ]);
  const feed = { identity_columns: ['make', 'model', 'colour'] };
  const first = await take(lines, feed);
  const cheaper = await take([lines[0]!, lines[2]!, 'Aldera,Lumen,Red,19000'], feed);
  if (first.kind !== 'accepted' || cheaper.kind !== 'accepted') throw new Error('refused');
  expect(first.vehicles).toHaveLength(2);
  expect(new Set(cheaper.vehicles.map(({ id }) => id))).toEqual(new Set(first.vehicles.map(({ id }) => id)));
});

test.each([
  [
    { columns: { km: 'Kms' } },
    /tenant\.ts: feed\.columns\.km names the column 'Kms', .* The feed is .*stock\.csv\.$/,
  ],
  [
    { identity_columns: ['Colr'] },
    /feed\.identity_columns names the column 'Colr', .* Did you mean 'Color'\?/,
  ],
  [
    { columns: { make: 'make', model: 'make' } },
    /both name the column 'make', so that every make would also be its model/,
  ],
])(
  'N2 feed settings %j that do not fit the feed are named with their file and the feed',
  async (feed, message) => {
    const outcome = await take(['stocknum,make,model,Color', 'A1,Aldera,Lumen,Red'], feed);
    expect(outcome).toMatchObject({
      kind: 'refused',
      rail: 'unreadable',
      message: expect.stringMatching(message),
    });
  },
);

test('N2 one column may hold make and model when feed.values divides it', async () => {
  const outcome = await take(['stocknum,title', 'A1,Royal Enfield Classic 350'], {
    columns: { make: 'title', model: 'title' },
    values: {
      make: { 'Royal Enfield Classic 350': 'Royal Enfield' },
      model: { 'Royal Enfield Classic 350': 'Classic 350' },
    },
  });
  if (outcome.kind !== 'accepted') throw new Error(outcome.message);
  expect(outcome.vehicles[0]).toMatchObject({ make: 'Royal Enfield', model: 'Classic 350' });
});

test('N2 a semicolon feed is told by its delimiter when columns are set too', async () => {
  const outcome = await take(['Nr;Marke;Modell', '1;Aldera;Lumen'], { columns: { make: 'Marke' } });
  expect(outcome).toMatchObject({ message: expect.stringContaining("Set feed.delimiter to ';'.") });
});

test('N2 a list without records says what was expected', async () => {
  const outcome = await take(['[[[]]]'], { format: 'json', columns: { make: 'Make' } });
  expect(outcome).toMatchObject({
    message: expect.stringContaining('no record of the feed has any: expected records such as {'),
  });
});

test('N2 a column with make and model is divided at the make, and the tenant can add makes', async () => {
  const outcome = await take(
    ['stocknum,Bike', 'A1,2018 Royal Enfield Classic 350', 'A2,Bajaj Pulsar', 'A3,Unheard Of'],
    { title: { column: 'Bike', makes: ['Bajaj'] } },
  );
  if (outcome.kind !== 'accepted') throw new Error(outcome.message);
  expect(outcome.vehicles.map(({ make, model }) => [make, model])).toEqual([
    ['Royal Enfield', 'Classic 350'],
    ['Bajaj', 'Pulsar'],
  ]);
  expect(outcome.report.reasons.quarantined).toEqual({ 'make: missing': 1 });
});

test('N2 a title column that the feed does not have is named', async () => {
  const outcome = await take(['stocknum,Bike', 'A1,BMW R 18'], { title: { column: 'Bikes' } });
  expect(outcome).toMatchObject({
    message: expect.stringMatching(/feed\.title\.column names the column 'Bikes', .* Did you mean 'Bike'\?/),
  });
});
