import { expect, test } from 'vitest';
import { goneStage, goneWords } from './gone-vehicle.ts';

const settings = { gone_page_days: 90, gone_redirect_days: 275 };

test.each([
  ['2026-01-01', '2026-01-01', 'page'],
  ['2026-01-01', '2026-03-31', 'page'],
  ['2026-01-01', '2026-04-01', 'redirect'],
  ['2026-01-01', '2026-12-31', 'redirect'],
  ['2026-01-01', '2027-01-01', 'nothing'],
  // A clock that was set back.
  ['2026-01-02', '2026-01-01', 'page'],
  ['never', '2026-01-01', 'nothing'],
])('S10 gone on %s, on %s there is a %s', (goneOn, today, stage) => {
  expect(goneStage(goneOn, settings, today)).toBe(stage);
});

test('S10 no days of either: nothing is left at once', () => {
  expect(goneStage('2026-01-01', { gone_page_days: 0, gone_redirect_days: 0 }, '2026-01-01')).toBe('nothing');
});

test('D2 a sale is claimed only when the feed told of it', () => {
  expect(goneWords({ sold: true }).title).toBe('SOLD');
  expect(Object.values(goneWords({ sold: false })).join(' ')).not.toMatch(/sold|owner/i);
});
