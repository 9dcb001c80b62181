import { expect, test } from 'vitest';
import { locationRating } from './location-rating.ts';
import { ReviewSettings } from './review.ts';

test.each([
  [
    { average_rating: 4.7, review_count: 1284 },
    { source: 'Google' },
    '4.7 from 1,284 reviews, collected from Google',
  ],
  [{ average_rating: 4.7, review_count: 1 }, {}, '4.7 from 1 review'],
  [{ average_rating: 4.7 }, {}, '4.7'],
  [{ average_rating: 4 }, {}, undefined],
  [{ average_rating: 4.7 }, { hidden: true }, undefined],
  [{}, {}, undefined],
])('L4 D7 the reviews of a place with %j and %j are %j', (place, settings, words) => {
  expect(locationRating(place, ReviewSettings.parse(settings))?.words).toBe(words);
});
