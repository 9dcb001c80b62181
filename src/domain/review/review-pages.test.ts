import { expect, test } from 'vitest';
import { reviewPages } from './review-pages.ts';
import { ReviewSettings } from './review.ts';

const list = Array.from({ length: 14 }, (_, index) => ({
  id: `r${index}`,
  customer_name: 'Kim',
  text: null,
  rating: index === 0 ? 1 : 5,
  review_date: `2026-10-${String(index + 1).padStart(2, '0')}`,
  ...(index < 2 && { yard: 'North Yard' }),
}));
const settings = (changes: object = {}) =>
  ReviewSettings.parse({ average_rating: 4.8, collected: 'All of last year.', list, ...changes });

test('D7 reviews have pages of twelve, the newest first, and each yard its own', () => {
  const pages = reviewPages(settings());
  expect(pages.map(({ path, reviews }) => [path, reviews.length])).toEqual([
    ['/reviews', 12],
    ['/reviews/page/2', 2],
    ['/reviews/north-yard', 2],
  ]);
  expect(pages[0]?.reviews[0]?.id).toBe('r13');
  expect(pages[0]).toMatchObject({ number: 1, pages: 2, count: 14, yard: undefined });
});

test('D7 bad reviews are among them', () => {
  expect(reviewPages(settings()).flatMap(({ reviews }) => reviews.map(({ rating }) => rating))).toContain(1);
});

test.each([
  ['hidden', { hidden: true }],
  ['of too low an average', { average_rating: 4 }],
  ['without how they were collected', { collected: '' }],
  ['not listed', { list: [] }],
])('D7 reviews that are %s have no page', (_, changes) => {
  expect(reviewPages(settings(changes))).toEqual([]);
});
