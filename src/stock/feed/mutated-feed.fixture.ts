import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { FeedSettings } from '../../tenant/feed-settings.ts';

/** Formats of text; what damages a workbook, parse-workbook.test.ts tries. */
export type Format = Exclude<FeedSettings['format'], 'xlsx'>;
export type Row = {
  stocknum: string;
  make: string;
  model: string;
  price: number;
  km: number;
  dealercomments: string;
};

/** Records of a feed before it is damaged. */
export const ROWS = 40;
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
/** Records as a dealer's system has them. */
export const rows = fc
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

export type Mutated = { rows: readonly Row[]; format: Format; at: number; byte: number };
export type Mutation = {
  bytes: (mutated: Mutated) => Uint8Array | string;
  /** What is accepted must be what the rows say; where it is not, the mutation changes what they say. */
  isFaithful: boolean;
  /** Refused whatever else happens. */
  isRefused?: boolean;
};
const written = ({ rows: list, format }: Mutated): string => WRITE[format](list);
const withRows = (mutated: Mutated, list: readonly Row[]): string => written({ ...mutated, rows: list });

/** Ways in which a feed comes wrong, by name. */
export const MUTATIONS = {
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
  'heading doubled': {
    bytes: (mutated) => {
      const [heading = '', ...lines] = written(mutated).split('\n');
      return [heading, heading, ...lines].join('\n');
    },
    isFaithful: true,
  },
  'zip bomb': {
    // Ten megabytes of one character within a field, in a few kilobytes.
    bytes: (mutated) => gzipSync(written(mutated).replace('Aldera', 'A'.repeat(10_000_000))),
    isFaithful: false,
  },
  'entity bomb': {
    bytes: () =>
      `<?xml version="1.0"?><!DOCTYPE stock [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`).join('')}]><stock><car><make>&a8;</make></car></stock>`,
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
