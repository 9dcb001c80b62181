import { expect, test } from 'vitest';
import { pointsBetween } from './finger.ts';

test('a way is gone in even steps that end at its end', () => {
  expect(pointsBetween({ x: 10, y: 4 }, { x: 30, y: 4 }, 4)).toEqual([
    { x: 15, y: 4 },
    { x: 20, y: 4 },
    { x: 25, y: 4 },
    { x: 30, y: 4 },
  ]);
});
