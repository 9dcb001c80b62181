import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReviewSettings } from './review.ts';
import { showsReviews, shownReviews, starFills } from './stars.ts';

test.each([
  [0, [0, 0, 0, 0, 0]],
  [0.3, [0, 0, 0, 0, 0]],
  [0.31, [0.31, 0, 0, 0, 0]],
  [1.3, [1, 0, 0, 0, 0]],
  [3.5, [1, 1, 1, 0.5, 0]],
  [4, [1, 1, 1, 1, 0]],
  [4.3, [1, 1, 1, 1, 0]],
  [4.6, [1, 1, 1, 1, 0.6]],
  [5, [1, 1, 1, 1, 1]],
  [7, [1, 1, 1, 1, 1]],
  [-1, [0, 0, 0, 0, 0]],
])('D5 an average of %d fills %j', (average, fills) => {
  expect(starFills(average)).toEqual(fills);
});

test('D5 five stars that never claim more than the average', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (average) => {
      const fills = starFills(average);
      expect(fills).toHaveLength(5);
      expect(fills.reduce((sum, fill) => sum + fill, 0)).toBeLessThanOrEqual(average + 0.005);
      expect(fills).toEqual(fills.toSorted((a, b) => b - a));
    }),
  );
});

test.each([
  [{ average_rating: 4.1 }, true],
  [{ average_rating: 4 }, false],
  [{ average_rating: 4.1, hidden: true }, false],
  [{ average_rating: 4.1, minimum_average: 4.5 }, false],
  [{ average_rating: 3.2, minimum_average: 3 }, true],
])('D7 reviews with %j show: %s', (settings, shown) => {
  expect(showsReviews(ReviewSettings.parse(settings))).toBe(shown);
});

test('D7 at most 12 reviews show, in their order, and none when reviews do not show', () => {
  const list = Array.from({ length: 15 }, (_, index) => ({
    id: `r${index}`,
    customer_name: 'Kim',
    text: null,
    rating: 5,
    review_date: '2026-10-01',
  }));
  const shown = shownReviews(ReviewSettings.parse({ average_rating: 4.8, list }));
  expect(shown.map(({ id }) => id)).toEqual(list.slice(0, 12).map(({ id }) => id));
  expect(shownReviews(ReviewSettings.parse({ average_rating: 3.9, list }))).toEqual([]);
});
