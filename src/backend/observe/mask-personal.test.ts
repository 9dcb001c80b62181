import { expect, test } from 'vitest';
import { maskAddress, maskPersonal } from './mask-personal.ts';

test.each([
  ['no row for Rosa.Quill+1@example.com.au', 'no row for [email]'],
  ["'a@b' and <c@d.example>", "'[email]' and <[email]>"],
  ['call +61 491 570 006 now', 'call [number] now'],
  ['(02) 5550-0100', '([number]'],
  ['port 4321 after 15 ms', 'port 4321 after 15 ms'],
])('S10 %j is logged as %j', (text, logged) => {
  expect(maskPersonal(text)).toBe(logged);
});

test.each([
  ['203.0.113.9', '203.0.113.0'],
  ['2001:db8:1:2::7', '2001:db8:1::'],
  ['', ''],
])('S10 the address %s is logged as %s', (address, logged) => {
  expect(maskAddress(address)).toBe(logged);
});
