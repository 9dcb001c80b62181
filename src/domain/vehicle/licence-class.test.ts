import { expect, test } from 'vitest';
import { licenceClass } from './licence-class.ts';

test.each([
  [undefined, '4×2', undefined],
  [0, '4×2', undefined],
  [Number.NaN, '4×2', undefined],
  [4495, '4×2', 'Car (C)'],
  [4500, '', 'Car (C)'],
  [4501, '4×4', 'LR'],
  [8000, '', 'LR'],
  [8001, '4x2', 'MR'],
  [12_000, ' 4 × 2', 'MR'],
  [22_500, '6×4', 'HR'],
  [30_000, '8X4', 'HR'],
  [30_000, '10×4', 'HR'],
  [12_000, 'Worker 6×4', 'MR or HR'],
  [12_000, 'RWD', 'MR or HR'],
  [12_000, undefined, 'MR or HR'],
])('V19 a GVM of %s kg with %s asks for %s', (gvm, drive, licence) => {
  expect(licenceClass(gvm, drive)).toBe(licence);
});
