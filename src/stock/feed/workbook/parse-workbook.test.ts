import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_WORKBOOK_PART } from '../feed-limits.ts';
import { parse, refusal } from '../parse-text.fixture.ts';
import { zipOf } from '../zip.fixture.ts';
import { dateOfSerial, digitsOf, isDateFormat } from './cell-values.ts';
import { workbookOf } from './workbook.fixture.ts';

const HEAD = ['Stock No', 'Make', 'Model', 'Rego expiry', 'Built', 'Price'];
const CARS = [
  [
    '007',
    'Mazda',
    'BT-50 & <more>',
    { value: 46204, style: 'date' },
    { value: 42095, style: 'month' },
    { value: 29990, style: 'money' },
  ],
  [{ value: 123, style: 'zeros' }, 'Kia', undefined, undefined, undefined, 31990.000000000004],
  [123456789012345, 'Ford', 'Ranger', { error: '#N/A' }, undefined, 0.5],
] as const;
const READ = [
  ['007', 'Mazda', 'BT-50 & <more>', '2026-07-01', '2015-04-01', '29990'],
  ['00123', 'Kia', '', '', '', '31990'],
  ['123456789012345', 'Ford', 'Ranger', '', '', '0.5'],
].map((cells) => Object.fromEntries(HEAD.map((name, at) => [name, cells[at]])));
const xlsx = { format: 'xlsx' } as const;

test('S10 rows that are hidden, filtered away or struck through are none of the stock, nor is a struck cell', async () => {
  const struck = (value: number) => ({ value, style: 'struck' }) as const;
  const rows = [
    ['stock_no', 'mk', 'price_aud'],
    ['Stock No', 'Make', 'Price'],
    ['1', 'Kia', 9990],
    ['2', 'Kia', 8990],
    [struck(3), 'Kia', struck(7990)],
    ['4', 'Kia', struck(6990)],
  ];
  expect(await parse(workbookOf([{ name: 'Stock', rows, hidden: [1, 4] }]), xlsx)).toEqual([
    [3, { 'Stock No': '1', Make: 'Kia', Price: '9990' }],
    [4, 'a row that is hidden in the workbook'],
    [5, 'a row that is struck through in the workbook'],
    [6, { 'Stock No': '4', Make: 'Kia', Price: '' }],
  ]);
});

test.each([
  ['the first sheet', [{ name: 'Stock', rows: [HEAD, ...CARS] }], 2],
  [
    'a hidden first sheet',
    [
      { name: 'Lists', rows: [HEAD, ['x', 'y', 'z']], state: 'hidden' as const },
      { name: 'Stock', rows: [HEAD, ...CARS] },
    ],
    2,
  ],
  [
    'a very hidden first sheet',
    [
      { name: 'Lists', rows: [HEAD, ['x', 'y']], state: 'veryHidden' as const },
      { name: 'Stock', rows: [HEAD, ...CARS] },
    ],
    2,
  ],
  [
    'a first sheet without a table',
    [
      { name: 'Notes', rows: [['Please read this'], []] },
      { name: 'Stock', rows: [HEAD, ...CARS] },
    ],
    2,
  ],
  [
    'lines above the names',
    [{ name: 'Stock', rows: [["Smith's Cars"], [], ['Stock list at', 46204], HEAD, ...CARS] }],
    5,
  ],
  ['blank rows between', [{ name: 'Stock', rows: [HEAD, ...CARS.slice(0, 1), [], ...CARS.slice(1)] }], 2],
])('N2 a workbook is read as a table: %s', async (_, sheets, line) => {
  const records = await parse(workbookOf(sheets), xlsx);
  expect(records.map(([, fields]) => fields)).toEqual(READ);
  expect(records[0]?.[0]).toBe(line);
});

test('N2 a workbook where a table is expected is read, and the sheet may be named', async () => {
  const workbook = workbookOf([
    { name: 'Sold', rows: [HEAD, ['1', 'Kia', 'Rio']] },
    { name: 'For sale', rows: [HEAD, ...CARS] },
  ]);
  const records = await parse(workbook, { format: 'csv', member: 'For sale' });
  expect(records.map(([, fields]) => fields)).toEqual(READ);
  expect(await refusal(workbook, { format: 'xlsx', member: 'Stock' })).toBe(
    "FeedError: The feed stock/feed cannot be used: it has no sheet 'Stock' (feed.member). Its sheets: 'Sold', 'For sale'.",
  );
});

test('N2 a workbook that counts from 1904 has the same days', async () => {
  const [car] = CARS;
  const moved = [...car.slice(0, 3), { value: 46204 - 1462, style: 'date' as const }];
  const records = await parse(workbookOf([{ name: 'Stock', rows: [HEAD, moved] }], { date1904: true }), xlsx);
  expect(records[0]?.[1]).toMatchObject({ 'Rego expiry': '2026-07-01' });
});

const bomb = zipOf([
  { name: 'xl/workbook.xml', bytes: '<workbook><sheets><sheet name="S" r:id="r"/></sheets></workbook>' },
  {
    name: 'xl/_rels/workbook.xml.rels',
    bytes: '<Relationships><Relationship Id="r" Target="worksheets/s.xml"/></Relationships>',
  },
  { name: 'xl/worksheets/s.xml', bytes: Buffer.alloc(MAX_WORKBOOK_PART + 1, 32) },
]);

test.each([
  [
    'one that grows beyond all bounds',
    bomb,
    xlsx,
    "its 'xl/worksheets/s.xml' is larger than 64 MB unpacked. Send current stock only.",
  ],
  [
    'entities of its own',
    zipOf([{ name: 'xl/workbook.xml', bytes: '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' }]),
    xlsx,
    'it declares entities of its own, which are not read',
  ],
  [
    'no table',
    workbookOf([{ name: 'Notes', rows: [['Hello']] }]),
    xlsx,
    "none of its sheets ('Notes') has a row of column names",
  ],
  [
    'a table by another name',
    'make,model\nKia,Rio\n',
    xlsx,
    "it is no Excel workbook (.xlsx). Set feed.format to 'csv'",
  ],
  [
    'in place of JSON',
    workbookOf([{ name: 'S', rows: [HEAD, ...CARS] }]),
    { format: 'json' },
    "it is an Excel workbook. Set feed.format to 'xlsx'",
  ],
  [
    'an old workbook',
    Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
    { format: 'csv' },
    'an Excel workbook of the old kind (.xls), or one locked with a password. Open it in Excel, and save it as CSV (UTF-8).',
  ],
  [
    'an old workbook where one is expected',
    Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
    xlsx,
    'save it as CSV (UTF-8)',
  ],
  [
    'an archive with a workbook',
    zipOf([{ name: 'stock.xlsx', bytes: 'PK' }]),
    { format: 'csv' },
    'Send the workbook by itself, or save it as CSV (UTF-8).',
  ],
  [
    'a binary workbook',
    zipOf([{ name: 'xl/workbook.bin', bytes: 'x' }]),
    { format: 'csv' },
    'it is an Excel workbook of the kind .xlsb. Save it as CSV (UTF-8).',
  ],
  [
    'an open document',
    zipOf([{ name: 'content.xml', bytes: '<a/>' }]),
    { format: 'csv' },
    'it is a spreadsheet of the kind .ods. Save it as CSV (UTF-8).',
  ],
] as const)('N2 a workbook is refused with its way out: %s', async (_, content, reading, words) => {
  expect(await refusal(content, reading)).toContain(words);
});

test('N2 a workbook with a damaged byte is read or refused, and never ends the process', async () => {
  const whole = workbookOf([{ name: 'Stock', rows: [HEAD, ...CARS] }]);
  const drawn = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ at, byte }) => {
      const damaged = Buffer.from(whole);
      damaged[at] = byte;
      expect(await refusal(damaged, xlsx)).toMatch(/^(accepted$|FeedError: )/);
    }),
    { numRuns: 300 },
  );
});

test.each([
  [45292, '2024-01-01'],
  [45292.75, '2024-01-01T18:00:00'],
  [61, '1900-03-01'],
  [59, '1900-02-28'],
  [1, '1900-01-01'],
  [0, '0'],
  [9_999_999, '9999999'],
])('N2 the day %d of a workbook is %s', (serial, day) => {
  expect(dateOfSerial(serial, false)).toBe(day);
});

test.each([
  ['29990', undefined, '29990'],
  ['1.23456789012345E+14', undefined, '123456789012345'],
  ['29990.000000000004', undefined, '29990'],
  ['0.1', undefined, '0.1'],
  ['42', '00000', '00042'],
  ['-3', '000', '-3'],
  ['', undefined, ''],
])('N2 the number %j shown as %j has the digits %s', (written, code, digits) => {
  expect(digitsOf(written, code)).toBe(digits);
});

test.each([
  [14, undefined, true],
  [22, undefined, true],
  [0, undefined, false],
  [20, undefined, false],
  [164, 'dd/mm/yyyy;@', true],
  [164, '[$-C09]d mmmm yyyy', true],
  [164, 'mmm-yy', true],
  [164, '"day" 0', false],
  [164, '#,##0 "km"', false],
  [164, '$#,##0.00;[Red]-$#,##0.00', false],
  [164, 'h:mm AM/PM', false],
])('N2 the number format %d %j is of a date: %j', (id, code, isDate) => {
  expect(isDateFormat(id, code)).toBe(isDate);
});
