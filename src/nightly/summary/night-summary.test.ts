import { describe, expect, test } from 'vitest';
import { publishedReport } from '../night.fixture.ts';
import { entryOfReport } from '../entry-of-report.ts';
import type { DeployEntry, NightEntry } from '../night-entry.ts';
import type { BuildReport } from '../../build/report/build-report.ts';
import { nightLines } from './night-lines.ts';
import { nightMarkdown } from './night-markdown.ts';
import { nightPage } from './night-page.ts';
import { nightExitCode, nightSummary } from './night-summary.ts';

const car = { stocknum: 'S1', name: 'Lumen' };
const changes = {
  new: [car, car],
  gone: [car],
  sold: [],
  up: [],
  down: [{ ...car, from: 2, to: 1 }],
  renumbered: [],
};
const entryOf = (tenant: string, more: Partial<BuildReport> = {}): NightEntry =>
  entryOfReport(publishedReport(tenant, more), 'n', undefined);

const good = entryOf('good', { changes });
const refused = entryOf('refused', {
  outcome: 'refused',
  published: false,
  rails: ['count', 'price'],
  reason: 'Far fewer.',
} as Partial<BuildReport>);
const failed = entryOf('failed', {
  outcome: 'failed',
  published: false,
  reason: '<b>| broken',
} as Partial<BuildReport>);
const deploy: DeployEntry = {
  target: 's3',
  outcome: 'failed',
  added: 0,
  changed: 0,
  removed: 0,
  bytes: 0,
  words: ['No bucket.'],
};
const unsent: NightEntry = { ...good, tenant: 'unsent', deploy };

const summary = nightSummary({
  night: '2026-11-22',
  startedAt: '2026-11-22T16:00:00.000Z',
  endedAt: '2026-11-22T16:06:00.000Z',
  demos: ['wattle'],
  tenants: [good, refused, failed, unsent],
});

describe('O1 the code that a night ends with', () => {
  test.each([
    ['nothing to do', [], 0],
    ['all as they should be', [good, good], 0],
    ['one failed', [failed], 1],
    ['failed and refused', [failed, refused], 1],
    ['built, and not sent to its host', [unsent], 1],
    ['all refused', [refused, refused], 3],
    ['one of two refused', [good, refused], 4],
    ['one of two not sent', [good, unsent], 4],
  ])('%s', (_, entries, code) => {
    expect(nightExitCode(entries)).toBe(code);
  });

  test('emails that wait make no night worse that is bad already', () => {
    expect(nightExitCode([good], true)).toBe(4);
    expect(nightExitCode([refused], true)).toBe(3);
    expect(nightExitCode([failed], true)).toBe(1);
  });
});

test('O1 the totals of a night, and tenants with those first that need someone', () => {
  expect(summary.totals).toEqual({
    tenants: 4,
    published: 1,
    refused: 1,
    failed: 2,
    held: 0,
    new: 4,
    gone: 2,
    repriced: 2,
    quarantined: 8,
    rendered: 6,
    reused: 10,
  });
  expect(summary.tenants.map(({ tenant }) => tenant)).toEqual(['failed', 'unsent', 'refused', 'good']);
});

test('O1 the table on a terminal, the demonstrations left out, and the line of totals', () => {
  const lines = nightLines(summary);
  expect(lines).toContainEqual(
    expect.stringMatching(/^good +8 +2 +2 new, 1 gone, 1 repriced +3 +5 +1\.5 +\S+ +published$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^refused .* refused: count, price$/));
  expect(lines).toContainEqual(expect.stringMatching(/not sent to s3$/));
  expect(lines.at(-2)).toBe(
    'Left out as demonstrations (night.demo in their settings): wattle. --with-demos builds them too.',
  );
  expect(lines.at(-1)).toBe('Night 2026-11-22: 4 tenants, 1 as they should be, 1 refused, 2 failed.');
});

test('O1 the summary of a CI job has a row for each tenant, reasons below, and no markup of a feed', () => {
  const markdown = nightMarkdown(summary);
  expect(markdown).toContain(
    '| ✓ good | published | 8 | 2 new, 1 gone, 1 repriced | 2 no odometer | 3 + 5 | 1.5 |',
  );
  expect(markdown).toContain('**failed**: \\<b\\>\\| broken');
  expect(markdown).toMatch(/\*\*unsent\*\*: .*No bucket\./);
  expect(markdown.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(2 + 4);
});

test('O1 the page of a night is whole HTML without scripts, private, and shows words of feeds as text', () => {
  const page = nightPage(summary);
  expect(page).toContain('<meta name="robots" content="noindex');
  expect(page).toContain('Private: for the operator of these sites.');
  expect(page).toContain('&lt;b&gt;| broken');
  expect(page).not.toMatch(/<b>|<script|style=/);
  expect(page.match(/<tr role="row"/g)).toHaveLength(1 + 4 + 4);
});

test('O2 emails that wait are said in the terminal, the summary of a CI job and the page, with the way out', () => {
  const waiting = {
    ...summary,
    keptLetters: { letters: 996, why: 'the <backend> is silent. Start it again.' },
  };
  const words = '996 emails to dealers wait for the next night: the';
  expect(nightLines(waiting)).toContain(`${words} <backend> is silent. Start it again.`);
  expect(nightMarkdown(waiting)).toContain(`${words} \\<backend\\> is silent.`);
  expect(nightPage(waiting)).toContain(`<p class="notice watch">${words} &lt;backend&gt; is silent.`);
  expect(nightPage(summary)).not.toContain('<p class="notice');
});
