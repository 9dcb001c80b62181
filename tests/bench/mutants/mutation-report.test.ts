import { expect, test } from 'vitest';
import { caughtShare, mutationScore } from './mutation-report.ts';

const at = (line: number) => ({ start: { line, column: 1 } });
const report = {
  files: {
    'src/domain/a.ts': {
      source: 'const a = 1;\n  return a > 2;',
      mutants: [
        { mutatorName: 'A', replacement: 'a >= 2', status: 'Survived', location: at(2) },
        { mutatorName: 'B', replacement: 'false', status: 'Killed', location: at(2) },
        { mutatorName: 'C', replacement: 'true', status: 'Timeout', location: at(2) },
        { mutatorName: 'D', status: 'NoCoverage', location: at(1) },
        { mutatorName: 'E', replacement: '', status: 'Ignored', location: at(1) },
      ],
    },
  },
};

test('killed and hanging mutants are caught; what no test runs survives; what was left out counts for nothing', () => {
  const score = mutationScore(report);
  expect(score.caught).toBe(2);
  expect(score.survivors).toEqual([
    { file: 'src/domain/a.ts', line: 2, code: 'return a > 2;', replacement: 'a >= 2' },
    { file: 'src/domain/a.ts', line: 1, code: 'const a = 1;', replacement: '' },
  ]);
  expect(caughtShare(score)).toBe(50);
});

test('a survivor with a reason is not counted against the tests', () => {
  const [survivor] = mutationScore(report).survivors;
  expect(caughtShare({ caught: 3, survivors: [{ ...survivor!, reason: 'the same' }] })).toBe(100);
  expect(caughtShare({ caught: 0, survivors: [] })).toBe(100);
});
