import { describe, expect, test } from 'vitest';
import { kilometreFactor, retainedShare, worthShare } from './depreciation.ts';

describe('F8 what a vehicle has kept of its new price', () => {
  test.each([
    [-1, 1],
    [0, 1],
    [1, 0.8],
    [1.9, 0.8],
    [4, 0.55],
    [7, 0.38],
    [15, 0.16],
    [40, 0.16],
  ])('after %s years it is %s', (years, share) => {
    expect(retainedShare(years)).toBe(share);
  });

  test('never grows with age', () => {
    const shares = Array.from({ length: 30 }, (_, years) => retainedShare(years));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  test.each([
    [4, 60_000, 1],
    [4, 70_000, 0.975],
    [4, 50_000, 1.025],
    [0, 7_500, 1],
    [4, 160_000, 0.75],
    [4, 400_000, 0.75],
    [12, 0, 1.25],
  ])('%s years and %s km change it by %s', (years, km, factor) => {
    expect(kilometreFactor(years, km)).toBeCloseTo(factor, 10);
  });

  test('both together', () => {
    expect(worthShare(4, 70_000)).toBeCloseTo(0.55 * 0.975, 10);
  });
});
