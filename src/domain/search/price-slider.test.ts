import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveThumb, rangeOfThumbs, sliderWithin, type Thumbs, thumbsOf } from './price-slider.ts';

const SLIDER = { min: 5000, max: 250_000, step: 500 };

test.each([
  [undefined, SLIDER],
  [
    { min: 3490, max: 23_490 },
    { min: 5000, max: 23_500, step: 500 },
  ],
  [
    { min: 41_990, max: 388_000 },
    { min: 41_500, max: 250_000, step: 500 },
  ],
  [
    { min: 20_000, max: 20_000 },
    { min: 20_000, max: 20_500, step: 500 },
  ],
  [
    { min: 900, max: 2000 },
    { min: 5000, max: 5500, step: 500 },
  ],
  [
    { min: 400_000, max: 500_000 },
    { min: 249_500, max: 250_000, step: 500 },
  ],
])('S7 with prices of %j the slider is %j', (prices, slider) => {
  expect(sliderWithin(SLIDER, prices)).toEqual(slider);
});

test.each([
  [undefined, { min: 5000, max: 250_000 }],
  [{ min: 20_000 }, { min: 20_000, max: 250_000 }],
  [{ max: 100 }, { min: 5000, max: 5500 }],
  [{ min: 900_000 }, { min: 249_500, max: 250_000 }],
  [
    { min: 20_000, max: 20_000 },
    { min: 20_000, max: 20_500 },
  ],
])('S7 a range of %j puts the thumbs at %j', (range, thumbs) => {
  expect(thumbsOf(range, SLIDER)).toEqual(thumbs);
});

test.each<[Thumbs, keyof Thumbs, number, Thumbs]>([
  [{ min: 5000, max: 250_000 }, 'min', 20_000, { min: 20_000, max: 250_000 }],
  [{ min: 5000, max: 20_000 }, 'min', 30_000, { min: 19_500, max: 20_000 }],
  [{ min: 20_000, max: 30_000 }, 'max', 10_000, { min: 20_000, max: 20_500 }],
  [{ min: 20_000, max: 30_000 }, 'max', 900_000, { min: 20_000, max: 250_000 }],
  [{ min: 20_000, max: 30_000 }, 'min', 0, { min: 5000, max: 30_000 }],
])('S7 from %j the %s thumb moved to %i leaves %j', (thumbs, moved, value, next) => {
  expect(moveThumb(thumbs, moved, value, SLIDER)).toEqual(next);
});

test('S7 however the thumbs are moved, they keep their order and the range reads back', () => {
  const moves = fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.integer()));
  fc.assert(
    fc.property(moves, (list) => {
      let thumbs = thumbsOf(undefined, SLIDER);
      for (const [moved, value] of list) {
        thumbs = moveThumb(thumbs, moved, value, SLIDER);
        expect(thumbs.min).toBeLessThan(thumbs.max);
        expect(thumbsOf(rangeOfThumbs(thumbs, SLIDER), SLIDER)).toEqual(thumbs);
      }
    }),
  );
});
