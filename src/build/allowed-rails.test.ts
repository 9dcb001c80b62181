import { expect, test } from 'vitest';
import { allowedLines, allowedRails, allowedWarnings, allowLine, railsText } from './allowed-rails.ts';

test.each([
  [[], ['one'], {}],
  [['count'], ['one'], { one: ['count'] }],
  [['count', 'price', 'count'], ['one'], { one: ['count', 'price'] }],
  [['one:count', 'two:price'], ['one', 'two'], { one: ['count'], two: ['price'] }],
])('--allow %j for %j', (words, slugs, expected) => {
  expect(allowedRails(words, slugs)).toEqual(expected);
});

test.each([
  [
    ['count'],
    ['one', 'two'],
    '--allow count: 2 tenants are built, so name the one it is for, as in --allow one:count.',
  ],
  [
    ['counts'],
    ['one'],
    "--allow counts: there is no guard rail 'counts'. Did you mean count? The rails are: empty, acc",
  ],
  [['all'], ['one'], "--allow all: there is no guard rail 'all'."],
  [
    ['three:count'],
    ['one', 'two'],
    '--allow three:count: three is not built now. It is for one of: one, two.',
  ],
  [['unreachable'], ['one'], "there is no guard rail 'unreachable'"],
  [['constructor'], ['one'], "there is no guard rail 'constructor'"],
])('--allow %j for %j is wrong usage', (words, slugs, message) => {
  expect(() => allowedRails(words, slugs)).toThrow(message);
});

test('what is about to be published is said by tenant', () => {
  expect(allowedLines({ one: ['empty'], two: ['count', 'price'] })).toEqual([
    'one: about to publish even a site without any vehicle.',
    'two: about to publish even far fewer vehicles than last time, and a median price far from that of last time.',
  ]);
});

test('the report says what an allowed rail had against the stock, and which word was not needed', () => {
  expect(allowedWarnings(['count', 'price'], [{ rail: 'count', message: 'Only 3.' }])).toEqual([
    'Published by --allow count. Only 3.',
    '--allow price was not needed: that guard rail had nothing against the stock.',
  ]);
});

test('rails as words', () => {
  expect(railsText(['count'])).toBe('the guard rail count');
  expect(railsText(['count', 'price', 'fields'])).toBe('the guard rails count, price and fields');
});

test('S10 a refusal names the command that publishes once all the same, and none where nothing can be allowed', () => {
  expect(allowLine('my-cars', ['count', 'price'])).toEqual([
    'If it is right, publish it once with: npm run build -- my-cars --allow count --allow price',
  ]);
  expect(allowLine('my-cars', ['unreachable'])).toEqual([]);
});
