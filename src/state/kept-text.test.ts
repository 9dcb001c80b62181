import { expect, test } from 'vitest';
import { storageKey } from './kept-text.ts';

test('F12 each site keeps its lists under keys of its own', () => {
  expect(storageKey('first-dealer', 'favourites')).toBe('forecourt:first-dealer:favourites');
  expect(storageKey('second-dealer', 'favourites')).not.toBe(storageKey('first-dealer', 'favourites'));
});
