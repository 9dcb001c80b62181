import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameAfterKey, frameAt, positionAfterDrag } from './turn-position.ts';

test.each([
  [0, 0],
  [35.4, 35],
  [35.5, 0],
  [36, 0],
  [-0.4, 0],
  [-1, 35],
  [-37, 35],
  [73.2, 1],
])('V3 position %f of 36 frames is frame %i', (position, frame) => {
  expect(frameAt(position, 36)).toBe(frame);
});

test('V3 any position is one of the frames', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.integer({ min: 1, max: 100 }),
      (position, frames) => {
        const frame = frameAt(position, frames);
        expect(Object.is(frame, Math.abs(frame))).toBe(true);
        expect(frame).toBeLessThan(frames);
      },
    ),
  );
});

test.each([
  ['20 pixels to the right go back by one frame', 5, 20, 20, false, 4],
  ['20 pixels to the left go on by one', 5, -20, 20, false, 6],
  ['a reversed spin the other way', 5, 20, 20, true, 6],
  ['ten times as sensitive', 0, -20, 2, false, 10],
  ['half a frame is kept', 0, -10, 20, false, 0.5],
])('V3 %s', (_, from, pixels, sensitivity, reversed, position) => {
  expect(positionAfterDrag(from, pixels, { sensitivity, reversed })).toBe(position);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 35, 0],
  ['ArrowUp', 3, 4],
  ['ArrowLeft', 0, 35],
  ['ArrowDown', 3, 2],
  ['PageUp', 30, 3],
  ['PageDown', 3, 30],
  ['Home', 17, 0],
  ['End', 17, 35],
  ['Tab', 17, undefined],
  ['a', 17, undefined],
])('V3 %s at frame %i of 36', (key, frame, next) => {
  expect(frameAfterKey(key, frame, 36)).toBe(next);
});

test('V3 a quarter turn of two frames is still a frame', () => {
  expect(frameAfterKey('PageUp', 0, 2)).toBe(1);
});
