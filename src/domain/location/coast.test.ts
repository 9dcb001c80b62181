import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clipRing, pathOf, readCoast } from './coast.ts';

const coast = readCoast(readFileSync(new URL('./coast.txt', import.meta.url), 'utf8'));

/** True if a point is on land: how often a line to the east meets an outline. */
const isLand = (long: number, lat: number): boolean =>
  coast.some((ring) =>
    ring.reduce((inside, [x, y], index) => {
      const [lastX, lastY] = ring.at(index - 1)!;
      const meets = y > lat !== lastY > lat && long < ((lastX - x) * (lat - y)) / (lastY - y) + x;
      return meets ? !inside : inside;
    }, false),
  );

test.each([
  ['Parramatta', 151.0, -33.81, true],
  ['Mildura', 142.15, -34.19, true],
  ['Devonport', 146.35, -41.2, true],
  ['Alice Springs', 133.88, -23.7, true],
  ['Kingscote on Kangaroo Island', 137.6, -35.7, true],
  ['the sea off Bondi', 151.4, -33.9, false],
  ['Bass Strait', 146.3, -40.0, false],
  ['Port Phillip', 144.9, -38.1, false],
  ['Spencer Gulf', 137.1, -34.2, false],
])('L4 on the drawn coast %s is land or sea as it is', (_, long, lat, land) => {
  expect(isLand(long, lat)).toBe(land);
});

test('L4 reads points as steps of a thousandth of a degree', () => {
  expect(readCoast('150123,-33568 877,-1332\n')).toEqual([
    [
      [150.123, -33.568],
      [151, -34.9],
    ],
  ]);
});

const BOX = { left: 0, top: 0, right: 100, bottom: 50 };

test('L4 an outline around a whole drawing is cut to its box, and one beside it is gone', () => {
  const around = [
    [-500, -500],
    [500, -500],
    [500, 500],
    [-500, 500],
  ] as const;
  expect(clipRing(around, BOX).toSorted((a, b) => a[0] - b[0] || a[1] - b[1])).toEqual([
    [0, 0],
    [0, 50],
    [100, 0],
    [100, 50],
  ]);
  expect(
    clipRing(
      around.map(([x, y]) => [x + 2000, y] as const),
      BOX,
    ),
  ).toEqual([]);
});

test('L4 what is cut never leaves its box', () => {
  const point = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }));
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 30 }), (ring) => {
      for (const [x, y] of clipRing(ring, BOX)) {
        expect(x).toBeGreaterThanOrEqual(-1e-6);
        expect(x).toBeLessThanOrEqual(100 + 1e-6);
        expect(y).toBeGreaterThanOrEqual(-1e-6);
        expect(y).toBeLessThanOrEqual(50 + 1e-6);
      }
    }),
  );
});

test('L4 a path is written in steps of whole units, and what is too small to be seen is none', () => {
  expect(
    pathOf([
      [0, 0],
      [10.4, 0.2],
      [10, -20],
    ]),
  ).toBe('M0 0l10 0 0-20z');
  expect(
    pathOf([
      [0, 0],
      [0.3, 0.2],
      [0.1, 0.4],
    ]),
  ).toBe('');
});
