import { expect, test } from 'vitest';
import type { BuildReport } from './build-report.ts';
import { buildExitCode, buildSummary } from './build-summary.ts';

const common = {
  tenant: 'one',
  builtAt: '2026-11-21T00:00:00.000Z',
  seconds: { feed: 1, pictures: 2, search: 0.25, render: 3, bundle: 4, total: 10.25 },
  userCpuSeconds: 1,
  peakMemoryBytes: 1,
  warnings: [],
};
const published: BuildReport = {
  ...common,
  outcome: 'published',
  published: true,
  release: '000001-0123456789ab',
  pages: { rendered: 1_000, reused: 500, removed: 0 },
  files: 2_000,
  bytes: 12_340_000,
};
const refused: BuildReport = {
  ...common,
  outcome: 'refused',
  published: false,
  rail: 'empty',
  reason: 'Empty.',
};
const failed: BuildReport = { ...common, outcome: 'failed', published: false, reason: 'Broken.' };

test.each([
  ['all published', [published, published], 0],
  ['one failed', [failed], 1],
  ['all failed or refused', [failed, refused], 1],
  ['all refused', [refused, refused], 3],
  ['one refused beside a published one', [published, refused], 4],
  ['one failed beside a published one', [failed, published], 4],
])('%s: the shell is told so', (_, reports, code) => {
  expect(buildExitCode(reports)).toBe(code);
});

test('the closing table has a line for each tenant', () => {
  const lines = buildSummary([published, failed]);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^tenant +vehicles +quarantined +pages +seconds +MB/);
  expect(lines[1]).toMatch(/^one +- +- +1,500 +10\.3 +12\.3 +- +published, 500 pages reused$/);
  expect(lines[2]).toMatch(/failed$/);
  const none = { new: [], gone: [], sold: [], up: [], down: [], renumbered: [] };
  const [, night] = buildSummary([{ ...published, changes: { ...none, gone: [{ name: '2020 Lumen' }] } }]);
  expect(night).toMatch(/12\.3 +1 gone +published/);
});
