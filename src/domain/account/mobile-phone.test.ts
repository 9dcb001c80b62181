import { expect, test } from 'vitest';
import { readMobile } from './mobile-phone.ts';

test.each([
  ['0491 570 006', '+61491570006'],
  ['+61 491 570 006', '+61491570006'],
  ['(02) 5550 0100', undefined],
  ['1300 975 707', undefined],
  ['+64 21 555 0100', undefined],
  ['0147 000 000', undefined],
  ['', undefined],
  ['tomorrow', undefined],
])('A5 a code for %j goes to %j', (typed, phone) => {
  expect(readMobile(typed)).toBe(phone);
});
