import { expect, test } from 'vitest';
import { usefulPicks } from './useful-picks.ts';

const PICKS = [5000, 10_000, 20_000, 40_000];

test.each([
  ['all where no figure is known', undefined, PICKS],
  ['none that is below the least', { min: 10_001, max: 90_000 }, [20_000, 40_000]],
  ['one that only the least meets', { min: 10_000, max: 15_000 }, [10_000]],
  ['none that the greatest meets', { min: 900, max: 20_000 }, [5000, 10_000]],
  ['none where all vehicles have one figure', { min: 20_000, max: 20_000 }, []],
])('S8 quick picks: %s', (_, figures, expected) => {
  expect(usefulPicks(PICKS, figures)).toEqual(expected);
});
