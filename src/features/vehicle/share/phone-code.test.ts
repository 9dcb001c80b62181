import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { codePath } from './phone-code.ts';

test('D9 dark squares side by side are one stroke', () => {
  expect(
    codePath([
      [true, true, false],
      [false, false, true],
    ]),
  ).toBe('M0 0h2v1h-2zM2 1h1v1h-1z');
});

test('D9 the code of an address draws as many squares as it has', () => {
  const { data } = encode('https://www.harbourmotorgroup.example/cars/a', { ecc: 'M', border: 4 });
  const dark = data.flat().filter(Boolean).length;
  const drawn = [...codePath(data).matchAll(/h(\d+)v/g)].reduce((sum, [, width]) => sum + Number(width), 0);
  expect(drawn).toBe(dark);
});
