import { expect, test } from 'vitest';
import { hasWatchButton } from '../vehicle/availability.ts';
import { favouriteToast, watchlistToast } from './watchlist.ts';

test('A2 the toasts', () => {
  expect(watchlistToast('2021 Alder Brook', true)).toEqual({
    title: 'Car Saved In Watchlist',
    text: '2021 Alder Brook is now available in your watchlist',
  });
  expect(watchlistToast('2021 Alder Brook', false)).toEqual({
    title: 'Car Removed',
    text: '2021 Alder Brook is no longer in your watchlist',
  });
});

test.each([
  ['in_stock', false, false, true],
  ['coming_soon', false, false, true],
  ['sold', true, false, false],
  ['sold', true, true, true],
  ['in_transit', false, false, false],
])('A2 a car that is %s (sold: %s), saved: %s, has the button: %s', (status, sold, isSaved, has) => {
  expect(hasWatchButton({ status, sold }, isSaved)).toBe(has);
});

test('A2 a car that is kept signed out is not said to be on the watchlist', () => {
  const { title, text } = favouriteToast('2021 Alder Brook');
  expect(title).toBe('Saved On This Device');
  expect(text).toMatch(/^2021 Alder Brook is in your favourites\. Sign in to have it in your watchlist/);
});
