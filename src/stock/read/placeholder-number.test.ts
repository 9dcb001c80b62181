import { expect, test } from 'vitest';
import { isPlaceholderNumber } from './placeholder-number.ts';

test.each([
  'TBA',
  'tbc',
  'T.B.A.',
  'To be advised',
  'UNREG',
  'Un-registered',
  'N/A',
  'n.a.',
  '-',
  '--',
  '.',
  '0',
  '0000',
  '00-00',
  'XXX',
  'xxxxxx',
  '99999',
  '111111',
  'No Rego',
  'None',
  'unknown',
  '???',
  'STOCK',
])('N2 %j is no number', (text) => {
  expect(isPlaceholderNumber(text)).toBe(true);
});

test.each([
  'HM11121',
  'U4711',
  '12',
  '7',
  '11',
  'AA',
  'TBA100',
  '111',
  '333',
  '5555',
  '9999',
  'NEW-204',
  '1AB2CD',
  'E2000',
  '100',
  'DEMO22',
  '0001',
])('N2 %j is a number', (text) => {
  expect(isPlaceholderNumber(text)).toBe(false);
});
