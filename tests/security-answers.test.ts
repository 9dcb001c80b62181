import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';
import { SECURITY_EVENTS } from '../src/backend/observe/security-event.ts';

type Answer = { id: string; level: string; verdict: string; evidence: string; reason: string };

const textOf = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
const readAnswers = (text: string): Answer[] => parse(text, { columns: true });
const answers = readAnswers(textOf('docs/security/asvs.csv'));

/** Requirements of ASVS 5.0.0: all of levels 1 and 2, and those of level 3 that are answered. */
const COUNTS = { 1: 70, 2: 183, 3: 7 };
/** A digest of all ids with their levels, in order: a wrong one changes it. */
const IDS = 'fb4471037657feb6';

const digestOf = (found: readonly Answer[]): string =>
  createHash('sha256')
    .update(found.map(({ id, level }) => `${id} ${level}`).join('\n'))
    .digest('hex')
    .slice(0, 16);

/** True if a source has a test or a group of tests of this name, as it is written there. */
const hasTest = (source: string, name: string): boolean =>
  [`'${name}`, `"${name}`, `\`${name}`].some((quoted) => source.replaceAll("\\'", "'").includes(quoted));

function evidenceProblem(evidence: string): string | undefined {
  const [, file = '', name] = /^(.+?)(?:: (.*))?$/s.exec(evidence) ?? [];
  if (!existsSync(path.join(PROJECT_ROOT, file))) return `there is no ${file}`;
  if (name !== undefined && (name === '' || !hasTest(textOf(file), name)))
    return `${file} has no test '${name}'`;
  return undefined;
}

function answerProblems({ id, verdict, evidence, reason }: Answer): string[] {
  const named = evidence === '' ? [] : evidence.split(' | ');
  const problems = named.map(evidenceProblem).filter((problem) => problem !== undefined);
  if (!['met', 'not applicable', 'not met'].includes(verdict)) problems.push(`the verdict is '${verdict}'`);
  if (reason.trim() === '') problems.push('there is no reason');
  if (verdict === 'met' && named.length === 0) problems.push('there is no evidence');
  return problems.map((problem) => `${id}: ${problem}`);
}

test('security: every requirement is answered, once, in order', () => {
  const ids = answers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const count = (level: string): number => answers.filter((answer) => answer.level === level).length;
  expect({ 1: count('1'), 2: count('2'), 3: count('3') }).toEqual(COUNTS);
  expect(digestOf(answers)).toBe(IDS);
});

test('security: every answer has a verdict, a reason, and evidence that is there', () => {
  expect(answers.flatMap(answerProblems)).toEqual([]);
});

test('security: every event of the log is described', () => {
  const page = textOf('docs/security/logging.md');
  expect(SECURITY_EVENTS.filter((event) => !page.includes(`| \`${event}\``))).toEqual([]);
});

describe('control: an answer is refused', () => {
  const right: Answer = {
    id: '1.1.1',
    level: '2',
    verdict: 'met',
    evidence: 'tests/security-answers.test.ts: security: every requirement is answered, once, in order',
    reason: 'It is.',
  };

  test.each([
    [{}, []],
    [{ verdict: '' }, ["1.1.1: the verdict is ''"]],
    [{ reason: ' ' }, ['1.1.1: there is no reason']],
    [{ evidence: '' }, ['1.1.1: there is no evidence']],
    [{ evidence: 'docs/none.md' }, ['1.1.1: there is no docs/none.md']],
    [{ evidence: 'README.md: a test' }, ["1.1.1: README.md has no test 'a test'"]],
    [{ evidence: 'README.md | docs/none.md' }, ['1.1.1: there is no docs/none.md']],
  ])('%j gives %j', (change, problems) => {
    expect(answerProblems({ ...right, ...change })).toEqual(problems);
  });

  test('a missing id and one that the standard does not have', () => {
    expect(digestOf(answers.slice(1))).not.toBe(IDS);
    expect(digestOf(answers.map((answer, at) => (at === 0 ? { ...answer, id: '1.1.9' } : answer)))).not.toBe(
      IDS,
    );
  });
});
