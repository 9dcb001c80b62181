import { expect, test } from 'vitest';
import { combineRuns, isPerfect, readLighthouseReport } from './lighthouse-report.ts';

const category = (score: number | null, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: id === 'hint' ? 0 : 3 })),
});
const audit = (score: number | null, items: unknown = []) => ({
  title: 'Title',
  score,
  details: { items },
});
const picture = { title: 'Picture', score: null, details: { type: 'screenshot' } };

const report = (over: object = {}): string =>
  JSON.stringify({
    environment: { benchmarkIndex: 900 },
    categories: {
      performance: category(0.97),
      accessibility: category(0.96, 'label', 'hint'),
      'best-practices': category(1, 'errors'),
      seo: category(1, 'not-asked'),
    },
    audits: {
      label: audit(0, [{ node: { selector: 'main > input', snippet: '<input>' } }]),
      hint: audit(0),
      errors: audit(1, { checked: { value: true } }),
      'not-asked': audit(null),
      picture,
    },
    ...over,
  });

test('scores are of 100, and an audit that costs points is named with its node', () => {
  expect(readLighthouseReport(report())).toEqual({
    scores: { performance: 97, accessibility: 96, 'best-practices': 100, seo: 100 },
    benchmarkIndex: 900,
    failures: ['accessibility: label (Title): main > input <input>'],
  });
});

test.each([
  ['no JSON', 'Unable to connect'],
  ['a run that failed', report({ runtimeError: { code: 'NO_FCP' } })],
  ['no speed of the machine', report({ environment: {} })],
  [
    'a category without a score',
    report({
      categories: {
        performance: category(null),
        accessibility: category(1),
        'best-practices': category(1),
        seo: category(1),
      },
    }),
  ],
])('%s is no report', (_, json) => expect(readLighthouseReport(json)).toBeUndefined());

test('runs become medians with a spread, and a failure stands once', () => {
  const run = (performance: number, accessibility: number) => ({
    scores: { performance, accessibility, 'best-practices': 100, seo: 100 },
    benchmarkIndex: performance * 10,
    failures: accessibility < 100 ? ['label'] : [],
  });
  const result = combineRuns([run(99, 96), run(78, 96), run(93, 100)]);
  expect(result.spreads.performance).toEqual({ median: 93, least: 78, most: 99 });
  expect(result.benchmarkIndex.median).toBe(930);
  expect(result.failures).toEqual(['label']);
  expect(isPerfect(result)).toBe(false);
  expect(isPerfect(combineRuns([run(50, 100)]))).toBe(true);
});
