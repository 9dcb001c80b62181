import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { recordLastGood } from '../history/last-good.ts';
import { takeStock } from '../take-stock.ts';

type Format = FeedSettings['format'];
type Row = {
  stocknum: string;
  make: string;
  model: string;
  price: number;
  km: number;
  dealercomments: string;
};

const ROWS = 40;
const COLUMNS = ['stocknum', 'make', 'model', 'price', 'km', 'dealercomments'] as const;

const word = fc.constantFrom(
  'Aldera',
  'Citroën',
  'Lumen "GT"',
  'a,b',
  'x\ny',
  '5" lift',
  '',
  '|',
  '{',
  '<b>Good</b>',
);
const rows = fc
  .array(
    fc.record({
      price: fc.integer({ min: 18_000, max: 22_000 }),
      km: fc.nat(200_000),
      words: fc.tuple(word, word),
    }),
    {
      minLength: ROWS,
      maxLength: ROWS,
    },
  )
  .map((drawn) =>
    drawn.map(({ price, km, words: [model, dealercomments] }, index): Row => {
      return { stocknum: `S${index}`, make: 'Aldera', model: `M ${model}`, price, km, dealercomments };
    }),
  );

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const WRITE: Record<Format, (rows: readonly Row[]) => string> = {
  csv: (list) =>
    [COLUMNS.join(','), ...list.map((row) => COLUMNS.map((key) => quoted(String(row[key]))).join(','))].join(
      '\n',
    ),
  json: (list) => JSON.stringify(list),
  ndjson: (list) => list.map((row) => JSON.stringify(row)).join('\n'),
  xml: (list) =>
    `<stock>${list
      .map(
        (row) =>
          `<car>${COLUMNS.map((key) => `<${key}>${escaped(String(row[key]))}</${key}>`).join('')}</car>`,
      )
      .join('\n')}</stock>`,
};

type Mutated = { rows: readonly Row[]; format: Format; at: number; byte: number };
type Mutation = {
  bytes: (mutated: Mutated) => Uint8Array | string;
  /** What is accepted must be what the rows say; where it is not, the mutation changes what they say. */
  isFaithful: boolean;
  /** Refused whatever else happens. */
  isRefused?: boolean;
};
const written = ({ rows: list, format }: Mutated): string => WRITE[format](list);
const withRows = (mutated: Mutated, list: readonly Row[]): string => written({ ...mutated, rows: list });

const MUTATIONS = {
  none: { bytes: written, isFaithful: true },
  cut: {
    bytes: (mutated) => {
      const whole = Buffer.from(written(mutated));
      return whole.subarray(0, mutated.at % whole.length);
    },
    // A line cut in a number is a whole line to CSV.
    isFaithful: false,
  },
  'byte changed': {
    bytes: (mutated) => {
      const whole = Buffer.from(written(mutated));
      whole[mutated.at % whole.length] = mutated.byte;
      return whole;
    },
    isFaithful: false,
  },
  'gzip noise': {
    bytes: (mutated) => {
      const packed = gzipSync(written(mutated));
      packed[10 + (mutated.at % (packed.length - 10))]! ^= 1 + (mutated.byte % 255);
      return packed;
    },
    isFaithful: true,
  },
  'byte order mark': { bytes: (mutated) => `\ufeff${written(mutated)}`, isFaithful: true },
  'another delimiter': { bytes: (mutated) => written(mutated).replaceAll(',', ';'), isFaithful: false },
  'UTF-16': {
    bytes: (mutated) => Buffer.from(written(mutated), 'utf16le'),
    isFaithful: true,
    isRefused: true,
  },
  'Windows-1252': { bytes: (mutated) => Buffer.from(written(mutated), 'latin1'), isFaithful: true },
  'web page': { bytes: () => '<!doctype html><title>503</title>', isFaithful: true, isRefused: true },
  empty: { bytes: () => '', isFaithful: true, isRefused: true },
  'lost prices': {
    bytes: (mutated) => written(mutated).replaceAll('price', 'pr'),
    isFaithful: false,
    isRefused: true,
  },
  'lost makes': {
    bytes: (mutated) => written(mutated).replaceAll('make', 'mk'),
    isFaithful: true,
    isRefused: true,
  },
  'rows ten times': {
    bytes: (mutated) => withRows(mutated, Array.from({ length: 10 }, () => mutated.rows).flat()),
    isFaithful: true,
  },
  'prices times 100': {
    bytes: (mutated) =>
      withRows(
        mutated,
        mutated.rows.map((row) => ({ ...row, price: row.price * 100 })),
      ),
    isFaithful: false,
    isRefused: true,
  },
  'half the rows': {
    bytes: (mutated) => withRows(mutated, mutated.rows.slice(0, ROWS / 2)),
    isFaithful: true,
    isRefused: true,
  },
  'numbers changed': {
    bytes: (mutated) =>
      withRows(
        mutated,
        mutated.rows.map((row) => ({ ...row, stocknum: `${row.stocknum}-${mutated.byte}` })),
      ),
    isFaithful: false,
  },
} satisfies Record<string, Mutation>;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mutated-feeds-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const mutations = Object.entries<Mutation>(MUTATIONS);

test('S10 a feed damaged in any way is either read rightly or refused, and every record is accounted for', async () => {
  await recordLastGood(folder, { count: ROWS, medianPrice: 20_000 }, { release: 'r1', releases: [] });
  const accepted = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom<Format>('csv', 'json', 'ndjson', 'xml'),
      fc.constantFrom(...mutations),
      fc.nat(),
      fc.nat(255),
      async (list, format, [name, mutation], at, byte) => {
        await writeFile(path.join(folder, 'feed'), mutation.bytes({ rows: list, format, at, byte }));
        const tenant = parseTenant(
          {
            ...MINIMAL_TENANT,
            feed: { source: 'feed', format, ...(format === 'xml' && { records_at: 'stock.car' }) },
          },
          'tenant.ts',
        );
        const now = new Date('2026-03-01T00:00:00Z');
        const options = { tenant, tenantFolder: folder, stateFolder: folder, today: '2026-03-01', now };
        const outcome = await takeStock(options);
        const { report } = outcome;
        expect(report.read).toBe(report.accepted + report.quarantined + report.excluded);
        if (mutation.isRefused) expect(outcome.kind).toBe('refused');
        if (outcome.kind === 'refused') {
          expect(outcome.message).not.toBe('');
          return;
        }
        accepted.add(name);
        expect(outcome.vehicles.length).toBeGreaterThanOrEqual(ROWS * 0.8);
        if (!mutation.isFaithful) return;
        const prices = new Map(list.map((row) => [row.stocknum, row.price]));
        for (const { stocknum, price } of outcome.vehicles) expect(price).toBe(prices.get(stocknum ?? ''));
      },
    ),
    { numRuns: 200, seed: 20_260_301 },
  );
  // Else everything was refused, and the test above proved nothing.
  expect([...accepted]).toEqual(
    expect.arrayContaining(['none', 'byte order mark', 'rows ten times', 'numbers changed']),
  );
});
