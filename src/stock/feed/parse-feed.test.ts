import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { parseFeed } from './parse-feed.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parse-feed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Reading = Partial<FeedSettings> & Pick<FeedSettings, 'format'>;

async function parse(content: string | Uint8Array, reading: Reading) {
  const file = path.join(folder, 'feed');
  await writeFile(file, content);
  const { records } = await parseFeed(file, FeedSettings.parse({ source: 'feed', ...reading }), 'stock/feed');
  return records.map(({ line, fields, problem }) => [line, fields ?? problem?.reason]);
}

const refusal = (content: string | Uint8Array, reading: Reading): Promise<string> =>
  parse(content, reading).then(
    () => 'accepted',
    (error: Error) => `${error.name}: ${error.message}`,
  );

const CSV = { format: 'csv' } as const;

describe('CSV', () => {
  test.each([
    ['plain', 'a,b\n1,2\n', [[2, { a: '1', b: '2' }]]],
    ['without a last line end', 'a,b\n1,2', [[2, { a: '1', b: '2' }]]],
    ['with Windows line ends', 'a,b\r\n1,2\r\n', [[2, { a: '1', b: '2' }]]],
    ['with a byte order mark', '\ufeffa,b\n1,2', [[2, { a: '1', b: '2' }]]],
    ['with blank lines and rows', '\n\na,b\n\n,\n1,2\n\n', [[6, { a: '1', b: '2' }]]],
    ['with empty cells at the end', 'a,b\n1,2,,\n', [[2, { a: '1', b: '2' }]]],
    ['with a comma in quotes', 'a,b\n"1, 2",3\n', [[2, { a: '1, 2', b: '3' }]]],
    ['with a quote in quotes', 'a,b\n"5"" lift",3\n', [[2, { a: '5" lift', b: '3' }]]],
    [
      'with an inch mark',
      'a,b\n5" lift,3\n4,5\n',
      [
        [2, { a: '5" lift', b: '3' }],
        [3, { a: '4', b: '5' }],
      ],
    ],
    [
      'with lines in quotes',
      'a,b\n"x\n\ny",3\n4,5\n',
      [
        [2, { a: 'x\n\ny', b: '3' }],
        [5, { a: '4', b: '5' }],
      ],
    ],
    ['with zero bytes', 'a,b\n1\0,2\n', [[2, { a: '1', b: '2' }]]],
    ['with only a header', 'a,b\n', []],
    [
      'with a short row',
      'a,b\n1\n4,5\n',
      [
        [2, '1 cells where the first line has 2'],
        [3, { a: '4', b: '5' }],
      ],
    ],
    [
      'with a long row',
      'a,b\n1,2,3\n4,5\n',
      [
        [2, '3 cells where the first line has 2'],
        [3, { a: '4', b: '5' }],
      ],
    ],
    [
      'cut off in quotes',
      'a,b\n4,5\n"cut',
      [
        [2, { a: '4', b: '5' }],
        [3, 'a quote that is never closed'],
      ],
    ],
    [
      'with an open quote',
      'a,b\n"1,2\n4,5\n6,7\n',
      [
        [2, 'a quote that is never closed'],
        [3, { a: '4', b: '5' }],
        [4, { a: '6', b: '7' }],
      ],
    ],
    [
      'with an open quote that a later one closes',
      'a,b\n"1,2\n4,5\n6,"7"\n8,9\n',
      [
        [2, 'a quote in the wrong place'],
        [3, { a: '4', b: '5' }],
        [4, { a: '6', b: '7' }],
        [5, { a: '8', b: '9' }],
      ],
    ],
  ])('%s', async (_, content, records) => {
    expect(await parse(content, CSV)).toEqual(records);
  });

  test('with another delimiter', async () => {
    expect(await parse('a;b\n1,5;2\n', { ...CSV, delimiter: ';' })).toEqual([[2, { a: '1,5', b: '2' }]]);
  });

  test('a column named twice is refused', async () => {
    expect(await refusal('a,b,a\n1,2,3\n', CSV)).toBe(
      "FeedError: The feed stock/feed cannot be used: its first line names the column 'a' twice. Rename or leave out one of the two.",
    );
  });
});

describe('JSON and NDJSON', () => {
  test('a list, or a list in an object', async () => {
    const list = [
      [1, { a: 1 }],
      [2, 'not an object'],
      [3, 'not an object'],
    ];
    expect(await parse('[{"a":1},2,null]', { format: 'json' })).toEqual(list);
    expect(await parse('{"s":{"v":[{"a":1},2,null]}}', { format: 'json', records_at: 's.v' })).toEqual(list);
  });

  test('lines, blank ones left out', async () => {
    expect(await parse('{"a":1}\n\n{"a":\r\n[1]\n{"a":2}', { format: 'ndjson' })).toEqual([
      [1, { a: 1 }],
      [3, 'not JSON'],
      [4, 'not an object'],
      [5, { a: 2 }],
    ]);
  });

  test.each([
    ['{"stock":{"vehicles":[]},"x":[]}', '', "Set feed.records_at to 'stock.vehicles' or 'x'."],
    ['{"stock":[]}', 'cars', "there is no list at 'cars' (feed.records_at). Set feed.records_at to 'stock'."],
    ['{"a":1}', '', 'the document is not a list.'],
    ['[{"a":1},\n{"a":]', '', "it is not JSON: Unexpected token ']'"],
    ['[{"a":1}', '', 'it is not JSON: Expected'],
    ['[{"a":1},{"a', '', 'it is not JSON: it ends too early. Send the file again, whole.'],
  ])('%j is refused with the way out', async (content, records_at, message) => {
    expect(await refusal(content, { format: 'json', records_at })).toContain(message);
  });
});

describe('what a feed is written in', () => {
  const UTF8 = Buffer.from('a,b\nCitroën,2\n');
  const WINDOWS = Buffer.from('a,b\nCitro\u00ebn,2\n', 'latin1');
  const UTF16 = Buffer.from('\ufeffa,b\nCitroën,2\n', 'utf16le');
  const RECORDS = [[2, { a: 'Citroën', b: '2' }]];

  test.each([
    ['utf-8', UTF8],
    ['windows-1252', WINDOWS],
    ['utf-16le', UTF16],
    ['utf-16be', Buffer.from(UTF16).swap16()],
    ['utf-8', gzipSync(UTF8)],
  ] as const)('%s is read', async (encoding, content) => {
    expect(await parse(content, { ...CSV, encoding })).toEqual(RECORDS);
  });

  test.each([
    ['utf-8', WINDOWS, "is not utf-8 (near byte 10). Set feed.encoding to 'windows-1252'"],
    ['windows-1252', UTF8, "Set feed.encoding to 'utf-8'."],
    ['utf-8', UTF16, "Set feed.encoding to 'utf-16le'."],
    ['windows-1252', UTF16, "Set feed.encoding to 'utf-16le'."],
    ['utf-16le', UTF8, "Set feed.encoding to 'utf-8' or 'windows-1252'."],
    ['utf-8', '<!doctype html><title>Log in</title>', 'it is a web page (HTML)'],
    ['utf-8', '\ufeff  <html><body>Error</body></html>', 'it is a web page (HTML)'],
    ['utf-8', '<?xml version="1.0"?><cars/>', 'it is XML. Ask for CSV, JSON or NDJSON.'],
    ['utf-8', 'PK\u0003\u0004\u0014rest', 'it is a ZIP archive.'],
    ['utf-8', '', 'is empty'],
    ['utf-8', '\n \n', 'it has no lines'],
    ['utf-8', gzipSync(UTF8).subarray(0, 20), 'unexpected end of file'],
    ['utf-8', gzipSync(gzipSync('a,b\n1,2\n')), 'is packed with gzip twice. Pack it once'],
    ['utf-8', 'a,b\r1,2\r', 'its lines end with a carriage return alone'],
    ['utf-8', Buffer.from('a,b\n1,2\n', 'utf16le').swap16(), "Set feed.encoding to 'utf-16be'"],
    ['utf-16be', Buffer.from('a,b\n1,2\n', 'utf16le'), "Set feed.encoding to 'utf-16le'"],
    ['utf-16be', 'a,b\n1,2\n', "is not utf-16be. Set feed.encoding to 'utf-8'"],
    ['utf-8', gzipSync(''), 'is empty'],
  ] as const)('as %s, %j is refused', async (encoding, content, message) => {
    expect(await refusal(content, { ...CSV, encoding })).toContain(message);
  });

  test('a missing file and a folder are refused', async () => {
    const settings = FeedSettings.parse({ source: 'x', format: 'csv' });
    await expect(parseFeed(path.join(folder, 'none.csv'), settings, 'none.csv')).rejects.toThrow(
      /^The feed none\.csv is missing: there is no file .+ Put the file there, or correct feed\.source/,
    );
    await expect(parseFeed(folder, settings, 'stock')).rejects.toThrow('The feed stock is a folder');
  });
});

describe('a line of 50 MB', () => {
  const LONG = 'x'.repeat(50 * 1024 * 1024);

  test.each([
    ['csv', `a,b\n1,2\n${LONG},2\n4,5\n`, 3, 4],
    ['csv', `a,b\n1,2\n"${LONG}",2\n4,5\n`, 3, 4],
    ['ndjson', `{"a":1}\n{"a":"${LONG}"}\n{"a":2}\n`, 2, 3],
  ] as const)('%s: is one bad record, and the others are read', async (format, content, bad, last) => {
    const records = await parse(content, { format });
    expect(records).toHaveLength(3);
    expect(records[1]).toEqual([bad, 'longer than 5 MB']);
    expect(records[2]?.[0]).toBe(last);
  });

  test('json: is one bad record', async () => {
    const records = await parse(`[{"a":1},{"a":"${LONG}"},{"a":2}]`, { format: 'json' });
    expect(records.map(([, value]) => value)).toEqual([{ a: 1 }, 'longer than 5 MB', { a: 2 }]);
  });

  test('csv: as the first line it is refused', async () => {
    expect(await refusal(LONG, CSV)).toContain('its first line is over 5 MB; it must name the columns.');
  });
});

test('a small file that unpacks to gigabytes is refused', async () => {
  const part = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'x'));
  const bomb = Buffer.concat(Array.from({ length: 9 }, () => part));
  expect(await refusal(bomb, { format: 'ndjson' })).toContain('is larger than 512 MB');
});

test.each(['csv', 'ndjson'] as const)('%s: a file of nothing but line ends is refused', async (format) => {
  const bomb = gzipSync(Buffer.alloc(300 * 1024 * 1024, '\n'), { level: 1 });
  expect(await refusal(bomb, { format })).toContain('has more than 2000000 lines');
});

test.each(['json', 'ndjson'] as const)(
  '%s: a record nested by the thousand is one bad record',
  async (format) => {
    const nested = (open: string, close: string): string => open.repeat(100_000) + close.repeat(100_000);
    const values = [
      `{"a":${nested('[', ']')}}`,
      nested('[', ']'),
      `${nested('{"a":', '').slice(0, -5)}1${'}'.repeat(99_999)}`,
      '{"a":1}',
    ];
    const content = format === 'json' ? `[${values.join(',')}]` : values.join('\n');
    const records = await parse(content, { format });
    const bad = 'over 32 levels deep';
    expect(records.map(([, value]) => value)).toEqual([bad, bad, bad, { a: 1 }]);
  },
);
