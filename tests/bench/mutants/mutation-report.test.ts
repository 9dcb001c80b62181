import { expect, test } from 'vitest';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants.ts';
import { mutationScore, scoreLine } from './mutation-report.ts';

/** A mutant of these columns, counted from 1, the last one not included. */
const mutant = (
  status: string,
  replacement: string,
  line: number,
  from: number,
  to: number,
  endLine = line,
) => ({
  status,
  replacement,
  location: { start: { line, column: from }, end: { line: endLine, column: to } },
});
const report = {
  files: {
    'src/domain/a.ts': {
      source: 'const a = () => {\n  return a > 2;\n};',
      mutants: [
        mutant('Survived', 'a >= 2', 2, 10, 15),
        mutant('Killed', 'false', 2, 10, 15),
        mutant('Timeout', 'true', 2, 10, 15),
        mutant('NoCoverage', '{}', 1, 17, 2, 3),
        mutant('Ignored', '', 1, 17, 2, 3),
      ],
    },
  },
};

test('killed and hanging mutants are caught; what no test runs survives; what was left out counts for nothing', () => {
  const score = mutationScore(report);
  expect(score).toEqual({
    sampled: 4,
    caught: 2,
    survivors: [
      { file: 'src/domain/a.ts', line: 2, code: 'return a > 2;', changed: 'return a >= 2;' },
      { file: 'src/domain/a.ts', line: 1, code: 'const a = () => {', changed: 'const a = () => {};' },
    ],
    caughtPercent: 50,
  });
  expect(scoreLine(score)).toBe('4 sampled, 2 caught, 2 survived, 0 listed: 50.0%');
});

test('a survivor with a reason is not counted against the tests', () => {
  const [known] = EQUIVALENT_MUTANTS;
  const { file, code, changed, reason } = known!;
  const survived = mutant('Survived', changed, 1, 1, code.length + 1);
  const caught = { ...survived, status: 'Killed' };
  const score = mutationScore({ files: { [file]: { source: code, mutants: [survived, caught] } } });
  expect(score.survivors).toEqual([{ file, line: 1, code, changed, reason }]);
  expect(scoreLine(score)).toBe('2 sampled, 1 caught, 0 survived, 1 listed: 100.0%');
  expect(mutationScore({ files: {} }).caughtPercent).toBe(100);
});

test('what is short of an aim is not rounded up to it', () => {
  const score = { sampled: 1000, caught: 949, survivors: [], caughtPercent: 94.99 };
  expect(scoreLine(score)).toContain('94.9%');
});
