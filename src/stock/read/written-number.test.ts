import { expect, test } from 'vitest';
import { plainNumber, writtenNumber } from './written-number.ts';

test.each([
  ['5', { before: '', figure: 5, after: '' }],
  ['  about $ 45,000.50 \n drive away ', { before: 'about $', figure: 45_000.5, after: 'drive away' }],
  ['- $5,000', { before: '$', figure: -5000, after: '' }],
  ['less -5', { before: 'less', figure: -5, after: '' }],
  ["3'000 km", { before: '', figure: 3000, after: 'km' }],
  ['2 for 1', { before: '', figure: 2, after: 'for 1' }],
  ['45.000', { before: '', figure: 45, after: '', isAmbiguous: true }],
  ['45.00', { before: '', figure: 45, after: '' }],
  ['0.125', { before: '', figure: 0.125, after: '' }],
  ['1,045.000', { before: '', figure: 1045, after: '' }],
])('N2 in %j stands %j', (text, written) => {
  expect(writtenNumber(text)).toEqual({ isAmbiguous: false, ...written });
});

test.each(['', 'soon', '1,5', '1.234.567', '1,234,56'])('N2 %j is no one number', (text) => {
  expect(writtenNumber(text)).toBeUndefined();
});

test('N2 a figure with its words has 200 characters at most', () => {
  const text = `5 ${'x'.repeat(198)}`;
  expect(writtenNumber(text)?.figure).toBe(5);
  expect(writtenNumber(`${text}x`)).toBeUndefined();
});

test.each([
  [' 5 ', 5],
  ['-5', -5],
  [5, 5],
  [Infinity, undefined],
  [NaN, undefined],
  ['5 km', undefined],
  ['$5', undefined],
  ['', undefined],
  [true, undefined],
  [null, undefined],
])('N2 the value %j is the plain number %j', (value, number) => {
  expect(plainNumber(value)).toBe(number);
});
