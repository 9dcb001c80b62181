import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { wholeLead } from '../destinations/example-dealer.fixture.ts';
import { readLeadPhone } from '../../domain/lead/lead-phone.ts';
import { csvCell, csvLine, csvTitles } from './lead-csv.ts';

describe('privacy: a cell that no spreadsheet runs (ASVS 1.2.10)', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+61491570006', "'+61491570006"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'  =1+1"],
    ['\t=1', `"'\t=1"`],
    ['\r\n=1', `"'\r\n=1"`],
    ['＝1+1', "'＝1+1"],
    ['\u200b=1', "'\u200b=1"],
    ['=HYPERLINK("http://x","a")', `"'=HYPERLINK(""http://x"",""a"")"`],
    ['a=1', 'a=1'],
    ['say "hi"', '"say ""hi"""'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['a\0b\ud800', 'ab\ufffd'],
    [-5, '-5'],
    [undefined, ''],
  ])('privacy: %j is %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

test('privacy: a line reads back as it was, whatever a shopper wrote', () => {
  const lead = wholeLead({ message: 'one\r\n"two", three;\t=four', person: { first_name: '=cmd|calc' } });
  const listed = { lead, state: 'dead' as const, received_at: 0, opened_at: 0, answered_at: null };
  const [row] = parse(csvTitles() + csvLine(listed), { columns: true }) as Record<string, string>[];
  expect(row).toMatchObject({
    lead: 'lead-1',
    state: 'dead',
    opened: '1970-01-01T00:00:00.000Z',
    answered: '',
    'first name': "'=cmd|calc",
    message: 'one\r\n"two", three;\t=four',
    vehicle: '2022 Corvane Atlas GX',
    price: '45990',
  });
});

test.each([
  ['+61491572205', '0491 572 205'],
  ['+61255500101', '(02) 5550 0101'],
  ['+611800160401', '1800 160 401'],
  ['+61131234', '13 12 34'],
  ['+61147123456', '147123456'],
  ['+611802345', '1802345'],
  ['+447911123456', '0011 447 911123456'],
  ['+6421123456', '0011 642 1123456'],
])(
  'C6 the phone %s is %s in a table: no formula, no apostrophe, and the same number when it is read',
  (phone, cell) => {
    const lead = wholeLead({ person: { first_name: 'Rosa', phone } });
    const listed = { lead, state: 'dead' as const, received_at: 0, opened_at: 0, answered_at: null };
    const [row] = parse(csvTitles() + csvLine(listed), { columns: true }) as Record<string, string>[];
    expect(row?.['phone']).toBe(cell);
    expect(readLeadPhone(cell)).toBe(phone);
  },
);
