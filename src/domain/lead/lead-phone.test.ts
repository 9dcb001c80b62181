import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { readLeadPhone } from './lead-phone.ts';

/** Numbers that answer nobody: a pager rings no person, and a premium number charges the person who calls back. */
const NOBODYS = new Set<string | undefined>(['PAGER', 'PREMIUM_RATE']);

/** What the library of the phone companies' own tables makes of a number typed in Australia. */
const oracle = (typed: string): string | undefined => {
  const number = parsePhoneNumberFromString(typed, 'AU');
  if (!number?.isValid() || number.country !== 'AU') return undefined;
  return NOBODYS.has(number.getType()) ? undefined : number.number;
};

test.each([
  ['0491 570 006', '+61491570006'],
  ['0491-570-006', '+61491570006'],
  ['491 570 006', '+61491570006'],
  ['+61 491 570 006', '+61491570006'],
  ['61491570006', '+61491570006'],
  ['0011 61 491 570 006', '+61491570006'],
  ['+61 (0)491 570 006', '+61491570006'],
  ['(02) 5550 1234', '+61255501234'],
  ['02 5550 1234', '+61255501234'],
  ['1300 975 707', '+611300975707'],
  ['1800 160 401', '+611800160401'],
  ['13 28 50', '+61132850'],
  ['+64 9 555 1234', '+6495551234'],
  [' 0491 570 006 ', '+61491570006'],
  ['\u200e0491 570 158', '+61491570158'],
  ['0491\u2011570\u2011159', '+61491570159'],
  ['0491\u2010570\u2012159', '+61491570159'],
  ['0491\u2014570\u2212159', '+61491570159'],
  ['04\ufe0f91 570 159', '+61491570159'],
  ['\u2068+61\u00a0491\u202f570\u2009159\u2069', '+61491570159'],
  ['０４９１ ５７０ １５９', '+61491570159'],
  ['＋61 491 570 159', '+61491570159'],
  ['0491·570·159', '+61491570159'],
])('F7 %j is %s', (typed, expected) => {
  expect(readLeadPhone(typed)).toBe(expected);
});

test.each([
  '',
  '12',
  '5550 1234',
  '0491 570 00',
  '0491 570 0066',
  '0591 57',
  '0155 500 100',
  'call me',
  '0491 570 006 ext 4',
  '+61+491570006',
  '+',
  '0491 570 006<script>',
  '+61 0',
])('F7 %j is no number', (typed) => {
  expect(readLeadPhone(typed)).toBeUndefined();
});

describe('F7 the rule beside libphonenumber-js', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const national = fc.oneof(
    digits(8).map((rest) => `4${rest}`),
    fc.tuple(fc.constantFrom('2', '3', '7', '8'), digits(8)).map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('1300', '1800'), digits(6)).map((parts) => parts.join('')),
    digits(4).map((rest) => `13${rest}`),
    fc.integer({ min: 5, max: 11 }).chain(digits),
  );
  const prefixed = fc
    .tuple(national, fc.constantFrom('', '0', '+61', '+61 ', '+61 (0)', '61', '0011 61 '))
    .map(([number, prefix]) => (number.startsWith('1') && prefix === '0' ? number : prefix + number));
  const typed = fc
    .tuple(prefixed, fc.constantFrom('', ' ', '-'), fc.nat(8))
    .map(([text, gap, at]) => `${text.slice(0, -at || undefined)}${gap}${at ? text.slice(-at) : ''}`)
    .filter((text) => !/^[ -]|[ -]$|\+ ?-|\+ /.test(text));

  test('whatever the library holds for a valid number is read as the same number', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const expected = oracle(text);
        if (expected !== undefined) expect(readLeadPhone(text)).toBe(expected);
      }),
      { numRuns: 5000 },
    );
  });

  test('whatever is read as Australian is a number of a possible length for the library', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const read = readLeadPhone(text);
        if (read?.startsWith('+61')) expect(parsePhoneNumberFromString(read)?.isPossible()).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});
