import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampGaze, firstGaze, panoramaSpan, placeInView, stripBetween } from './panorama.ts';

const RATIO = 1.5;
const round = panoramaSpan(3072, 1536);
const flat = panoramaSpan(1200, 800);

test('V3 a picture twice as wide as high goes all round; another is a flat view', () => {
  expect(panoramaSpan(3072, 1536)).toEqual({ across: 360, down: 180, round: true });
  expect(panoramaSpan(2049, 1000)).toMatchObject({ round: true });
  expect(panoramaSpan(2051, 1000)).toMatchObject({ round: false });
  expect(panoramaSpan(1200, 800)).toEqual({ across: 90, down: 60, round: false });
});

test('V3 a flat picture of the shape of the stage is first seen whole, and turns nowhere', () => {
  const { field } = firstGaze(panoramaSpan(800, 600), 4 / 3);
  expect(field).toBe(80);
  const gaze = clampGaze({ yaw: 30, pitch: -20, field }, panoramaSpan(800, 600), 4 / 3);
  expect(gaze).toEqual({ yaw: 0, pitch: -0, field: 80 });
  expect(stripBetween(-1, 1, gaze, panoramaSpan(800, 600), 4 / 3)).toEqual({
    left: 0,
    right: 1,
    top: 0,
    bottom: 1,
  });
});

test.each([
  ['turns round and round', { yaw: 370, pitch: 0, field: 85 }, { yaw: 10, pitch: 0, field: 85 }],
  ['the other way, too', { yaw: -190, pitch: 0, field: 85 }, { yaw: 170, pitch: 0, field: 85 }],
  ['stops zooming in', { yaw: 0, pitch: 0, field: 1 }, { yaw: 0, pitch: 0, field: 35 }],
  ['stops zooming out', { yaw: 0, pitch: 0, field: 170 }, { yaw: 0, pitch: 0, field: 100 }],
])('V3 a look round the cabin %s', (_, gaze, clamped) => {
  expect(clampGaze(gaze, round, RATIO)).toEqual(clamped);
});

const anyGaze = fc.record({
  yaw: fc.double({ min: -1000, max: 1000, noNaN: true }),
  pitch: fc.double({ min: -200, max: 200, noNaN: true }),
  field: fc.double({ min: 1, max: 179, noNaN: true }),
});

test('V3 no gaze shows anything above or below the picture, nor beside a flat one', () => {
  fc.assert(
    fc.property(
      anyGaze,
      fc.constantFrom(round, flat),
      fc.double({ min: -1, max: 0.9, noNaN: true }),
      (raw, span, from) => {
        const strip = stripBetween(from, from + 0.1, clampGaze(raw, span, RATIO), span, RATIO);
        expect(strip.top).toBeGreaterThanOrEqual(-1e-9);
        expect(strip.bottom).toBeLessThanOrEqual(1 + 1e-9);
        expect(strip.left).toBeLessThan(strip.right);
        if (span.round) return;
        expect(strip.left).toBeGreaterThanOrEqual(-1e-9);
        expect(strip.right).toBeLessThanOrEqual(1 + 1e-9);
      },
    ),
  );
});

test('V3 a point shows where its part of the picture is drawn', () => {
  fc.assert(
    fc.property(
      anyGaze,
      fc.constantFrom(round, flat),
      fc.double({ min: -0.95, max: 0.95, noNaN: true }),
      (raw, span, place) => {
        const gaze = clampGaze(raw, span, RATIO);
        const strip = stripBetween(place, place, gaze, span, RATIO);
        const inPicture = [strip.left * 100, ((strip.top * 3 + strip.bottom) / 4) * 100] as const;
        const [x, y] = placeInView(inPicture, gaze, span, RATIO) ?? [Number.NaN, Number.NaN];
        expect(x).toBeCloseTo(50 + 50 * place, 5);
        expect(y).toBeCloseTo(25, 5);
      },
    ),
  );
});

test.each([
  ['straight ahead', [50, 50] as const, { yaw: 0, pitch: 0, field: 85 }, [50, 50]],
  ['behind', [0, 50] as const, { yaw: 0, pitch: 0, field: 85 }, undefined],
  ['behind someone who turned round', [0, 50] as const, { yaw: 180, pitch: 0, field: 85 }, [50, 50]],
  ['overhead', [50, 0] as const, { yaw: 0, pitch: 0, field: 85 }, undefined],
])('V3 a point %s', (_, point, gaze, place) => {
  expect(placeInView(point, gaze, round, RATIO)).toEqual(place);
});
