import { expect, test } from 'vitest';
import { changesLines, changesText } from './changes-text.ts';

const NONE = { new: [], gone: [], sold: [], up: [], down: [], renumbered: [] };
const cars = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ stocknum: `S${at}`, name: 'Lumen' }));

test.each([
  [undefined, '-'],
  [NONE, 'none'],
  [
    { ...NONE, new: cars(2), gone: cars(3), down: [{ name: 'Lumen', from: 2_000, to: 1_000 }] },
    '2 new, 3 gone, 1 down',
  ],
])('the changes %j are %j in the table', (changes, text) => {
  expect(changesText(changes)).toBe(text);
});

test('the first five of each kind are shown with stock number, name and prices', () => {
  expect(changesLines(undefined)).toEqual([]);
  expect(
    changesLines({
      ...NONE,
      new: cars(7),
      up: [{ stocknum: 'S9', name: '2020 Lumen', from: 19_990, to: 20_990 }],
    }),
  ).toEqual([
    'new: S0 Lumen; S1 Lumen; S2 Lumen; S3 Lumen; S4 Lumen; 2 more in the report',
    'up: S9 2020 Lumen $19,990 -> $20,990',
  ]);
});
