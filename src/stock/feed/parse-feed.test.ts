import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { parseFeed } from './parse-feed.ts';
import { parse, refusal } from './parse-text.fixture.ts';

const CSV = { format: 'csv' } as const;

describe('CSV', () => {
  test.each([
    ['plain', 'a,b\n1,2\n', [[2, { a: '1', b: '2' }]]],
    ['without a last line end', 'a,b\n1,2', [[2, { a: '1', b: '2' }]]],
    ['with Windows line ends', 'a,b\r\n1,2\r\n', [[2, { a: '1', b: '2' }]]],
    ['with a byte order mark', '\ufeffa,b\n1,2', [[2, { a: '1', b: '2' }]]],
    ['with blank lines and rows', '\n\na,b\n\n,\n1,2\n\n', [[6, { a: '1', b: '2' }]]],
    ['with empty cells at the end', 'a,b\n1,2,,\n', [[2, { a: '1', b: '2' }]]],
    ['with a line of spaces', 'a,b\n  \n1,2\n', [[3, { a: '1', b: '2' }]]],
    ['with a carriage return in a name', '"a\rx",b\n1,2\n', [[2, { 'a\rx': '1', b: '2' }]]],
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
    ['with a zero byte in five', 'a\n1\0\n', [[2, { a: '1' }]]],
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

  test.each([
    ['a,b,a,a', ['a', 'b', 'a 2', 'a 3']],
    ['a,a,a 2', ['a', 'a 3', 'a 2']],
  ])('columns of one name, %s, are told apart by their place', async (head, names) => {
    const [read] = await parse(`${head}\n${names.map(() => 'x').join()}\n`, CSV);
    expect(Object.keys(Object(read?.[1]))).toEqual(names);
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
    [
      '[{"a":1}]\n[{"a":2}]',
      '',
      'more follows behind its first list at position 10 (line 2 column 1). Ask for one list of valid JSON.',
    ],
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
    [
      'utf-8',
      '<table><tr><th>Make</th></tr><tr><td>Kia</td></tr></table>',
      'it is a web page (HTML) with a table',
    ],
    [
      'utf-8',
      '<meta charset=utf-8><style>td {}</style><table border=1><tr><td>Kia',
      'it is a web page (HTML) with a table',
    ],
    ['utf-8', '<?xml version="1.0"?><cars/>', "it is XML. Set feed.format to 'xml'."],
    ['utf-8', 'PK\u0003\u0004\u0014rest', 'it is a damaged ZIP archive.'],
    ['utf-8', '', 'is empty'],
    ['utf-8', '\n \n', 'it has no lines'],
    ['utf-8', gzipSync(UTF8).subarray(0, 20), 'unexpected end of file'],
    ['utf-8', gzipSync(gzipSync('a,b\n1,2\n')), 'is packed twice. Pack it once'],
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
    await expect(parseFeed(path.join(import.meta.dirname, 'none.csv'), settings, 'none.csv')).rejects.toThrow(
      /^The feed none\.csv is missing: there is no file .+ Put the file there, or correct feed\.source/,
    );
    await expect(parseFeed(import.meta.dirname, settings, 'stock')).rejects.toThrow(
      'The feed stock is a folder',
    );
  });
});
