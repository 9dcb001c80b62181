import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { exampleSite } from './example-site.fixture.ts';

/** The words above every page on a day, with an announcement of these days in the settings. */
function wordsOn(today: string, days: { from?: string; until?: string }): string | undefined {
  const site = { ...MINIMAL_TENANT.site, announcement: { text: 'Open late', ...days } };
  const { announcement } = exampleSite({ tenant: { site }, today }).shell.site;
  return announcement ? announcement.text : undefined;
}

const SALE = { from: '2026-11-21', until: '2026-11-28' };

test.each([
  ['2026-11-20', SALE, undefined],
  ['2026-11-21', SALE, 'Open late'],
  ['2026-11-28', SALE, 'Open late'],
  ['2026-11-29', SALE, undefined],
  ['2026-11-29', { from: '2026-11-21' }, 'Open late'],
  ['2026-11-29', {}, 'Open late'],
] as const)('D11 on %s an announcement of %j is built as %s', (today, days, words) => {
  expect(wordsOn(today, days)).toBe(words);
});
