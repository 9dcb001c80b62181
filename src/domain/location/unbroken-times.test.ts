import { expect, test } from 'vitest';
import { unbrokenTimes } from './unbroken-times.ts';

test('L6 no line ends between the two times of a day', () => {
  expect(unbrokenTimes('Mon–Fri 7:30am – 5pm, Saturday 8am – 12pm')).toBe(
    'Mon–Fri 7:30am\u00a0–\u00a05pm, Saturday 8am\u00a0–\u00a012pm',
  );
});
