import { expect, test } from 'vitest';
import { afterWheel, WHEEL_AT_REST } from './wheel-steps.ts';

/** The steps of events, each of pixels and milliseconds since the one before. */
function stepsOf(...events: (readonly [pixels: number, wait: number])[]): number[] {
  let state = WHEEL_AT_REST;
  let time = 0;
  return events.map(([pixels, wait]) => {
    time += wait;
    const after = afterWheel(state, pixels, time);
    state = after.state;
    return after.step;
  });
}

test.each([
  ['one notch of a wheel', [[120, 0]], [1]],
  [
    'small moves that add up',
    [
      [15, 0],
      [15, 16],
      [15, 16],
    ],
    [0, 0, 1],
  ],
  [
    'a swipe with its momentum',
    [
      [60, 0],
      [90, 16],
      [40, 16],
      [10, 100],
    ],
    [1, 0, 0, 0],
  ],
  [
    'two swipes',
    [
      [60, 0],
      [60, 121],
    ],
    [1, 1],
  ],
  [
    'a turn the other way',
    [
      [60, 0],
      [-60, 16],
    ],
    [1, -1],
  ],
  [
    'moves too small and too far apart',
    [
      [20, 0],
      [20, 200],
      [20, 200],
    ],
    [0, 0, 0],
  ],
] as const)('X5 %s is as many steps as gestures', (_, events, steps) => {
  expect(stepsOf(...events)).toEqual(steps);
});
