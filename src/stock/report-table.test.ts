import { expect, test } from 'vitest';
import { reportTable } from './report-table.ts';
import { stockReport } from './stock-report.ts';

const bad = (line: number, field: string) => ({
  line,
  identity: undefined,
  field,
  value: '',
  reason: 'missing',
});
const excluded = { line: 9, identity: 'x', reason: 'duplicate of line 2', group: 'duplicate' };

test('the table says where each record went', () => {
  const quarantined = [bad(2, 'make'), bad(3, 'model'), bad(4, 'make')];
  const report = stockReport(1204, 1200, quarantined, [excluded], ['vin: not 17', 'vin: not 17'], 'q.ndjson');
  expect(reportTable(report)).toEqual([
    'read                   1,204',
    '  accepted             1,200',
    '  quarantined              3',
    '    make: missing          2',
    '    model: missing         1',
    '  excluded                 1',
    '    duplicate              1',
    'put right',
    '    vin: not 17            2',
  ]);
});

test('many reasons are summed up', () => {
  const quarantined = Array.from({ length: 10 }, (_, index) => bad(index, `f${index}`));
  const lines = reportTable(stockReport(10, 0, quarantined, [], [], 'q.ndjson'));
  expect(lines).toHaveLength(13);
  expect(lines.at(-2)).toBe('    2 more reasons         2');
});

test('a record that is unaccounted for is a defect', () => {
  expect(() => stockReport(3, 1, [bad(2, 'make')], [], [], '')).toThrow(
    '3 read, but 1 accepted + 1 quarantined + 0',
  );
});
