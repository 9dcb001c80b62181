import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampZoom, containedSize, NO_ZOOM, zoomTo } from './zoom.ts';

const photo = { width: 1200, height: 800 };
const phone = { width: 390, height: 780 };
const desktop = { width: 1500, height: 1000 };

test.each([
  ['across a phone', phone, { width: 390, height: 260 }],
  ['all of a screen of its shape', desktop, { width: 1500, height: 1000 }],
  ['up and down a low one', { width: 1500, height: 400 }, { width: 600, height: 400 }],
])('V2 a photo fills %s', (_, screen, size) => {
  expect(containedSize(photo, screen)).toEqual(size);
});

test.each([
  ['never smaller than whole', { scale: 0.4, x: 50, y: 50 }, NO_ZOOM],
  ['never beyond five times', { scale: 9, x: 0, y: 0 }, { scale: 5, x: 0, y: 0 }],
  // 390 x 260 at twice is 780 x 520: 195 pixels to either side, none up or down while it is lower than the screen.
  ['never past its edges', { scale: 2, x: 900, y: -900 }, { scale: 2, x: 195, y: 0 }],
])('V2 a photo on a phone is magnified %s', (_, zoom, clamped) => {
  expect(clampZoom(zoom, photo, phone)).toEqual(clamped);
});

test('V2 what is pressed twice stays where it is', () => {
  expect(zoomTo(2, { x: 300, y: -100 }, NO_ZOOM, photo, desktop)).toEqual({ scale: 2, x: -300, y: 100 });
  expect(zoomTo(1, { x: 300, y: -100 }, { scale: 2, x: -300, y: 100 }, photo, desktop)).toEqual(NO_ZOOM);
});

test('V2 a photo larger than the screen always covers it', () => {
  const inside = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  fc.assert(
    fc.property(inside(10), inside(750), inside(500), inside(4000), inside(4000), (scale, px, py, x, y) => {
      const start = clampZoom({ scale: 2, x, y }, photo, desktop);
      const zoomed = zoomTo(scale, { x: px, y: py }, start, photo, desktop);
      expect(Math.abs(zoomed.x) * 2).toBeLessThanOrEqual(desktop.width * (zoomed.scale - 1) + 1e-6);
      expect(Math.abs(zoomed.y) * 2).toBeLessThanOrEqual(desktop.height * (zoomed.scale - 1) + 1e-6);
    }),
  );
});
