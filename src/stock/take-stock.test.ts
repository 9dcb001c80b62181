import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { parseTenant } from '../tenant/parse-tenant.ts';
import { appendHistory } from './history/history-file.ts';
import { recordLastGood } from './history/last-good.ts';
import { RAIL_NAMES, type RailName } from './rails/rail.ts';
import { takeStock } from './take-stock.ts';
import type { StockOptions } from './take-stock.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'take-stock-'));
  await mkdir(path.join(root, 'tenant'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

type Feed = Record<string, unknown>;

async function take(
  content: string | Uint8Array | object,
  feed: Feed = {},
  options: Partial<StockOptions> = {},
) {
  const isData = typeof content === 'object' && !(content instanceof Uint8Array);
  await writeFile(path.join(root, 'tenant', 'stock'), isData ? JSON.stringify(content) : content);
  const tenant = parseTenant(
    { ...MINIMAL_TENANT, feed: { source: 'stock', format: isData ? 'json' : 'csv', ...feed } },
    'tenant.ts',
  );
  return takeStock({
    tenant,
    tenantFolder: path.join(root, 'tenant'),
    stateFolder: path.join(root, 'state'),
    today: '2026-03-01',
    now: new Date('2026-03-01T02:00:00Z'),
    ...options,
  });
}

/** Takes stock and remembers it, as a build does once it has published. */
async function publish(...taken: Parameters<typeof take>) {
  const outcome = await take(...taken);
  if (outcome.kind === 'accepted') await appendHistory(path.join(root, 'state'), outcome.events);
  return outcome;
}

const car = (stocknum: string, changes: object = {}) => ({
  make: 'Aldera',
  model: 'Lumen',
  stocknum,
  car_type: 'used',
  price: 20_000,
  ...changes,
});
const cars = (count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, index) => car(`A${index}`, { price: 20_000 + index, ...changes }));
const stateFile = (name: string): Promise<string> => readFile(path.join(root, 'state', name), 'utf8');

test('S10 every record is accepted, quarantined or excluded, with its reason', async () => {
  const outcome = await take([
    ...cars(10),
    car('A0', { make: 'Twice' }),
    car('B1', { status: 'sold' }),
    car('B2', { show_on_dealer_website: false }),
    car('B3', { km: -5 }),
    'not a car',
  ]);
  expect(outcome).toMatchObject({
    kind: 'accepted',
    figures: { count: 10, medianPrice: 20_004.5 },
    report: {
      read: 15,
      accepted: 10,
      quarantined: 2,
      excluded: 3,
      reasons: { quarantined: { 'km: negative': 1, 'record: not an object': 1 }, excluded: { duplicate: 1 } },
    },
  });
  expect(
    (await stateFile('quarantine.ndjson'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { line: 14, identity: 'B3', field: 'km', value: '-5', reason: 'negative' },
    { line: 15, identity: null, field: 'record', value: 'not a car', reason: 'not an object' },
  ]);
  const [first] = (await stateFile('excluded.ndjson')).split('\n');
  expect(first).toBe('{"line":11,"identity":"stocknum:A0","reason":"duplicate of line 1"}');
});

test('D3 a was-price is shown only when the history proves it', async () => {
  const priceHistory = [
    { date: '2026-01-01', price: 22_000 },
    { date: '2026-02-20', price: 20_000 },
  ];
  const outcome = await publish([
    car('A', { before_price: 30_000 }),
    car('B', { before_price: 22_000, price_history: priceHistory }),
  ]);
  if (outcome.kind !== 'accepted') throw new Error(outcome.message);
  expect(outcome.vehicles.map((vehicle) => vehicle.before_price)).toEqual([undefined, 22_000]);
  expect(outcome.report.warnings).toEqual({ 'before_price: no earlier price proves it, left out': 1 });
  const later = await take(
    [car('A', { price: 19_000 }), car('B', { price_history: priceHistory })],
    {},
    { today: '2026-03-20' },
  );
  if (later.kind !== 'accepted') throw new Error(later.message);
  expect(later.vehicles.map((vehicle) => [vehicle.before_price, vehicle.created_at])).toEqual([
    [20_000, undefined],
    [22_000, '2026-01-01'],
  ]);
});

test('S10 a vehicle that turns sold before our eyes was sold on that day', async () => {
  await publish(cars(5));
  const outcome = await take([...cars(4), car('A4', { status: 'sold' })], {}, { today: '2026-03-04' });
  if (outcome.kind !== 'accepted') throw new Error(outcome.message);
  expect(outcome.vehicles.find(({ sold }) => sold)?.sold_date_timestamp).toBe(
    Date.parse('2026-03-04') / 1000,
  );
});

test('stock that was taken, but not published, leaves the history as it is', async () => {
  const outcome = await take(cars(1));
  expect(outcome).toMatchObject({ events: [{ event: 'seen' }, { event: 'price', price: 20_000 }] });
  expect(await readdir(path.join(root, 'state'))).toEqual(['excluded.ndjson', 'quarantine.ndjson']);
});

test.each<[string, object, RailName, string]>([
  ['nothing but brackets', [], 'empty', 'The feed holds no vehicles at all.'],
  ['too many bad records', [...cars(80), ...Array.from({ length: 20 }, () => 1)], 'accepted', 'Only 80%'],
  ['half of the stock', cars(50), 'count', 'Only 50 vehicles are left of 100 (50%)'],
  [
    'prices times 100',
    cars(100).map((one, index) => ({ ...one, price: 2_000_000 + index })),
    'price',
    'from $20,000 to $2,000,050',
  ],
])(
  'a guard rail refuses %s, remembers nothing, and its own word allows it',
  async (_, content, rail, message) => {
    await recordLastGood(
      path.join(root, 'state'),
      { count: 100, medianPrice: 20_000 },
      { release: 'r1', releases: [] },
    );
    const outcome = await take(content);
    expect(outcome).toMatchObject({ kind: 'refused', rail, message: expect.stringContaining(message) });
    expect(await readdir(path.join(root, 'state'))).not.toContain('history.ndjson');
    const others = RAIL_NAMES.filter((name) => name !== rail);
    expect(await take(content, {}, { allow: others })).toMatchObject({ kind: 'refused', rails: [rail] });
    const allowed = [{ rail, message: expect.stringContaining(message) }];
    expect(await take(content, {}, { allow: [rail] })).toMatchObject({ kind: 'accepted', allowed });
  },
);

test('S10 damaged figures of the last stock stop the build, and --allow last-good passes them by', async () => {
  await take(cars(1));
  await writeFile(path.join(root, 'state', 'last-good.json'), '{"count":');
  expect(await take(cars(1))).toMatchObject({
    kind: 'refused',
    rails: ['last-good'],
    message: expect.stringContaining('last-good.json is damaged: ') as string,
  });
  expect(await take(cars(1), {}, { allow: ['last-good'] })).toMatchObject({ kind: 'accepted' });
});

test.each([
  ['a missing file', { source: 'none.csv' }, 'unreachable', /The feed .*none\.csv is missing/],
  [
    'a scheme of its own',
    { source: 'gopher://x.example/a.csv' },
    'unreachable',
    /must be a file or an http\(s\), sftp, ftp or ftps address/,
  ],
  ['an unknown map', { map: 'standart' }, 'unreadable', /no map 'standart' .* Write 'standard'/],
  ['an unknown column', { columns: { km: 'Kms' } }, 'unreadable', /feed\.columns\.km names the column 'Kms'/],
  ['another delimiter', { delimiter: ';' }, 'unreadable', /no column 'make'\. Set feed\.delimiter to ','/],
  ['another encoding', { encoding: 'utf-16le' }, 'unreadable', /is not utf-16le/],
  ['another format', { format: 'json' }, 'unreadable', /is not JSON/],
])('%s is refused whatever is allowed', async (_, feed, rail, message) => {
  const outcome = await take('make,model,stocknum\nAldera,Lumen,1\n', feed, { allow: RAIL_NAMES });
  expect(outcome).toMatchObject({ kind: 'refused', rail, message: expect.stringMatching(message) });
});

test('an address that answers HTML, 500 or nothing is refused', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/html') response.end('<!doctype html><h1>Sign in</h1>');
    else if (request.url === '/500') response.writeHead(500).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  for (const [page, rail, message] of [
    ['html', 'unreadable', 'it is a web page (HTML)'],
    ['500', 'unreachable', 'answered 500'],
    ['hang', 'unreachable', 'gave no answer within 0.2 s'],
  ]) {
    const timeout_seconds = page === 'hang' ? 0.2 : 10;
    const feed = { source: `http://127.0.0.1:${port}/${page}`, timeout_seconds, retries: 0 };
    expect(await take('', feed)).toMatchObject({
      kind: 'refused',
      rail,
      message: expect.stringContaining(message!),
    });
  }
  server.closeAllConnections();
  server.close();
});

test('V7 markup in any text field stays text, or is sanitised where HTML is meant', async () => {
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const texts = [
    'make',
    'model',
    'badge',
    'colour',
    'body',
    'fuel',
    'tag',
    'location_name',
    'standardEquipment',
  ];
  const outcome = await take([
    car('1', {
      ...Object.fromEntries(texts.map((field) => [field, attack])),
      dealercomments: `${attack}<b>Good</b>`,
    }),
  ]);
  if (outcome.kind !== 'accepted') throw new Error(outcome.message);
  expect(outcome.vehicles[0]).toMatchObject({
    make: attack,
    dealercomments: '<b>Good</b>',
    standardEquipment: [],
  });
  expect(outcome.vehicles[0]?.slug).toMatch(/^[a-z\d-]+$/);
});

test("another feed and map take the place of the tenant's", async () => {
  const file = path.join(root, 'other.ndjson');
  await writeFile(file, `${JSON.stringify(car('N1'))}\n`);
  const outcome = await take('', { columns: { km: 'Kms' } }, { feed: file, map: 'standard' });
  expect(outcome).toMatchObject({ kind: 'accepted', vehicles: [{ stocknum: 'N1' }] });
});

test('D8 photos of an origin that the policy does not allow refuse the feed, and --allow origins publishes it', async () => {
  const stock = cars(3, { images: ['https://img.example/1.jpg'] });
  const refused = await take(stock);
  expect(refused).toMatchObject({ kind: 'refused', rail: 'origins', rails: ['origins'] });
  expect((refused as { message: string }).message).toContain(
    "origins: 3 photos would not show, because the site's security policy does not allow their origin: 3 of " +
      'https://img.example, such as https://img.example/1.jpg.',
  );
  const allowed = await take(stock, {}, { allow: ['origins'] });
  expect(allowed).toMatchObject({ kind: 'accepted', allowed: [{ rail: 'origins' }] });
});
