import { expect, test } from 'vitest';
import { displayPhone, isPhoneNumber, maskedPhone, maskedPhoneName, phoneHref } from './phone.ts';

test.each([
  ['+61255501234', '(02) 5550 1234', 'tel:+61255501234'],
  ['+61 (0)2 5550 1234', '(02) 5550 1234', 'tel:+61255501234'],
  ['02 5550 1234', '(02) 5550 1234', 'tel:+61255501234'],
  ['61 491 570 006', '0491 570 006', 'tel:+61491570006'],
  ['0061491570006', '0491 570 006', 'tel:+61491570006'],
  ['0491-570-006', '0491 570 006', 'tel:+61491570006'],
  ['1800160401', '1800 160 401', 'tel:1800160401'],
  ['+61 1300 975 707', '1300 975 707', 'tel:1300975707'],
  ['132850', '13 28 50', 'tel:132850'],
  [' +64 9 555 1234 ', '+64 9 555 1234', 'tel:+6495551234'],
  ['5550 1234', '5550 1234', 'tel:55501234'],
])('D6 %j reads %s and dials %s', (raw, text, href) => {
  expect(displayPhone(raw)).toBe(text);
  expect(phoneHref(raw)).toBe(href);
});

test.each([
  ['+61255501234', '(02) *********'],
  ['0491570006', '0491 *******'],
  ['123', '123'],
])('D6 %j is masked as %s', (raw, masked) => {
  expect(maskedPhone(raw)).toBe(masked);
});

test('D6 a masked number is read out as whom it calls', () => {
  expect(maskedPhoneName('Harbour Kirrawee')).toBe('Call Now, Harbour Kirrawee');
  expect(maskedPhoneName(undefined)).toBe('Call Now');
});

test.each([
  ['02 5550 0100', true],
  ['(02) 5550-0100', true],
  ['+61 (0)2 5550 1234', true],
  ['0491 570 006', true],
  ['13 28 50', true],
  ['1300 975 707', true],
  ['+64 9 555 1234', true],
  ['call us!', false],
  ['12', false],
  ['5550 1234', false],
  ['0155 500 100', false],
  ['02 5550 0100 ext 4', false],
  ['', false],
])('D6 %j can be dialled: %s', (raw, isGood) => {
  expect(isPhoneNumber(raw)).toBe(isGood);
});
