import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coastingPosition, releaseVelocity } from './momentum.ts';

const steady = Array.from({ length: 10 }, (_, step) => ({ time: step * 16, position: step * 0.8 }));

test('V3 a car is let go at the speed of its last moments', () => {
  expect(releaseVelocity(steady, 144)).toBeCloseTo(0.05);
});

test('V3 how it was turned in between does not count, nor what was before the last moments', () => {
  const samples = [
    { time: 0, position: 30 },
    { time: 100, position: 2 },
    { time: 120, position: 9 },
    { time: 180, position: 6 },
  ];
  expect(releaseVelocity(samples, 200)).toBe(0.05);
});

test.each([
  ['nothing', [], 0],
  ['a single touch', [{ time: 0, position: 3 }], 5],
  ['a hand that rested before it let go', steady, 500],
  [
    'two places at the same moment',
    [
      { time: 5, position: 1 },
      { time: 5, position: 9 },
    ],
    6,
  ],
])('V3 %s leaves it standing', (_, samples, time) => {
  expect(releaseVelocity(samples, time)).toBe(0);
});

test.each([
  // 325 ms at 0.04 frames a millisecond would be 13 frames; after one decay time 1 - 1/e of them are done.
  [0.04, 0, 10],
  [0.04, 325, 10 + 13 * (1 - 1 / Math.E)],
  [-0.04, 325, 10 - 13 * (1 - 1 / Math.E)],
])('V3 at %f frames a millisecond, after %i ms', (velocity, elapsed, position) => {
  expect(coastingPosition(10, velocity, elapsed, 36)).toBeCloseTo(position, 9);
});

test('V3 a car too slow to be seen turning stands', () => {
  expect(coastingPosition(10, 0.001, 0, 36)).toBeUndefined();
});

test('V3 any throw only slows down, stays within a turn and ends within 3 seconds', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -50, max: 50, noNaN: true }),
      fc.integer({ min: 2, max: 100 }),
      (velocity, frames) => {
        expect(coastingPosition(0, velocity, 3000, frames)).toBeUndefined();
        let travelled = 0;
        let step = Number.POSITIVE_INFINITY;
        for (let elapsed = 16; ; elapsed += 16) {
          const position = coastingPosition(0, velocity, elapsed, frames);
          if (position === undefined) break;
          const next = Math.abs(position) - travelled;
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThanOrEqual(step);
          [travelled, step] = [Math.abs(position), next];
        }
        expect(travelled).toBeLessThanOrEqual(frames);
      },
    ),
  );
});
