import { expect, test } from 'vitest';
import { isFresh } from './law-source.ts';

test.each([
  ['2026-11-21', true],
  ['2027-11-21', true],
  ['2027-11-22', false],
  ['2026-01-01', true],
])('V6 a fact checked on 2026-11-21 may show on %s: %s', (today, fresh) => {
  expect(isFresh({ checked: '2026-11-21' }, today)).toBe(fresh);
});
