import { expect, test } from 'vitest';
import { examplePromotion } from './example-promotion.fixture.ts';
import { openPromotion, promotionClosed } from './open-promotion.ts';
import { statedPromotion } from './stated-promotion.ts';

const TODAY = '2026-11-21';
const site = (changes: Parameters<typeof examplePromotion>[0] = {}) => ({
  account: {},
  leads: {},
  spin_to_win: examplePromotion(changes),
});

test.each([
  ['whole, within its days', {}, TODAY, undefined],
  ['its first day', {}, '2026-11-01', undefined],
  ['its last day', {}, '2026-11-30', undefined],
  ['the day before', {}, '2026-10-31', 'not_yet'],
  ['the day after', {}, '2026-12-01', 'over'],
  ['no terms', { terms: ' ' }, TODAY, 'no_terms'],
  ['no first day', { from: '' }, TODAY, 'no_days'],
  ['no last day', { until: '' }, TODAY, 'no_days'],
  ['no states', { states: [] }, TODAY, 'no_states'],
  [
    'a state without its permit',
    { states: [{ state: 'NSW', permit: 'x' }, { state: 'SA' }] },
    TODAY,
    'no_permit',
  ],
  ['a permit of blanks', { states: [{ state: 'SA', permit: ' ' }] }, TODAY, 'no_permit'],
  ['a state that needs none', { states: [{ state: 'WA', permit: false }] }, TODAY, undefined],
  ['no prizes', { prizes: [] }, TODAY, 'no_prizes'],
])('A6 R3 a promotion with %s', (_, changes, today, closed) => {
  expect(promotionClosed(site(changes), today)).toBe(closed);
  expect(openPromotion(site(changes), today) === undefined).toBe(closed !== undefined);
});

test('A6 R3 nothing runs without a setting, without accounts or without a backend', () => {
  expect(promotionClosed({ ...site(), spin_to_win: false }, TODAY)).toBe('none');
  expect(promotionClosed({ ...site(), account: false }, TODAY)).toBe('no_account');
  expect(promotionClosed({ ...site(), leads: false }, TODAY)).toBe('no_account');
});

test.each([
  { id: 'winter' },
  { from: '2026-11-02' },
  { until: '2026-12-01' },
  { terms: 'Other terms.' },
  { least_age: 21 },
  { states: [] },
  { prizes: [] },
])('A6 with %o the text that a shopper agrees to is another', (changes) => {
  expect(statedPromotion(examplePromotion(changes))).not.toBe(statedPromotion(examplePromotion()));
  // The title may change while the promotion runs.
  expect(statedPromotion(examplePromotion({ title: 'Spin!' }))).toBe(statedPromotion(examplePromotion()));
});
