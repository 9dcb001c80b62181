import { describe, expect, test } from 'vitest';
import { makeEstimate } from './make-estimate.ts';
import type { BaseValue } from './own-vehicle.ts';
import { ValuationSettings } from './valuation-settings.ts';

const TODAY = '2026-11-22';
const settingsOf = (changes: Partial<Parameters<typeof ValuationSettings.parse>[0] & object> = {}) =>
  ValuationSettings.parse({ provider: { type: 'demo' }, ...changes });
const GOOD = { condition: 'Good', adjustments: [] } as const;
const estimateOf = (base: Partial<BaseValue>, changes = {}, own: Parameters<typeof makeEstimate>[1] = GOOD) =>
  makeEstimate({ low: 20_000, high: 20_000, restsOn: ['a table'], ...base }, own, settingsOf(changes), TODAY);

describe('F8 an estimate', () => {
  test('is a range with its days, what it rests on, and an offer within it', () => {
    expect(estimateOf({})).toEqual({
      low: 18_800,
      high: 21_200,
      offer: 20_000,
      valued_on: TODAY,
      valid_until: '2026-11-29',
      rests_on: ['a table'],
      changes: [],
    });
  });

  test.each([
    ['a range that is wider already stays', { low: 17_000, high: 23_000 }, {}, 17_000, 23_000, 20_000],
    [
      'a narrow one becomes as wide as the settings say',
      { low: 19_900, high: 20_100 },
      {},
      18_800,
      21_200,
      20_000,
    ],
    ['the lowest figure is offered', {}, { offer: 'lowest' }, 18_800, 21_200, 18_800],
    ['nothing is offered', {}, { offer: 'none' }, 18_800, 21_200, undefined],
    ['a provider’s own offer', { offer: 19_440 }, {}, 18_800, 21_200, 19_400],
    ['which is kept within the range', { offer: 90_000 }, {}, 18_800, 21_200, 21_200],
    [
      'and counts for nothing where nothing is offered',
      { offer: 19_440 },
      { offer: 'none' },
      18_800,
      21_200,
      undefined,
    ],
    ['a wider range', {}, { range_percent: 10 }, 18_000, 22_000, 20_000],
  ])('%s', (_, base, changes, low, high, offer) => {
    const estimate = estimateOf(base, changes);
    expect([estimate?.low, estimate?.high, estimate?.offer]).toEqual([low, high, offer]);
  });

  test('K12 adjustments move all of it', () => {
    const own = { condition: 'Fair', adjustments: ['accident_repairs'] } as const;
    const estimate = estimateOf({ offer: 20_000 }, {}, own);
    const changed = estimate!.changes.reduce((sum, { dollars }) => sum + dollars, 0);
    expect(changed).toBeLessThan(-1600);
    expect([estimate?.low, estimate?.high, estimate?.offer]).toEqual([
      18_800 + changed,
      21_200 + changed,
      20_000 + changed,
    ]);
  });

  test.each([
    [600, 'Good', true],
    [470, 'Good', false],
    [600, 'Needs work', false],
  ] as const)('of a vehicle worth %s in condition %s: %s', (value, condition, is) => {
    const estimate = estimateOf({ low: value, high: value }, {}, { condition, adjustments: [] });
    expect(estimate !== undefined).toBe(is);
  });
});
