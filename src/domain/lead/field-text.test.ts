import { expect, test } from 'vitest';
import { fieldText } from './field-text.ts';

const BIDI = [
  '\u061c',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
];

test.each(BIDI)('F7 a name and a message are kept without the mark of direction %j', (mark) => {
  expect(fieldText('name', `Ro${mark}bin Qu${mark}ill`)).toBe('Robin Quill');
  expect(fieldText('text', `${mark}seat ${mark}`)).toBe('seat');
  expect(fieldText('message', `Is it\n${mark}still there?${mark}`)).toBe('Is it\nstill there?');
});

test.each([
  ['name', 'Ro\u200bbin', 'Robin'],
  ['name', 'Robin\u00ad\u2060 Quill', 'Robin Quill'],
  ['name', '\u202e', ''],
  [
    'message',
    'Fits us \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    'Fits us \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  ],
  ['message', 'Love it \u2764\ufe0f', 'Love it \u2764\ufe0f'],
  ['message', 'a\u0000b\u0007c\u2028d', 'abcd'],
  ['message', 'one\r\ntwo\tthree', 'one\ntwo\tthree'],
  ['name', 'مريم', 'مريم'],
] as const)('F7 a %s typed as %j is kept as %j', (kind, typed, kept) => {
  expect(fieldText(kind, typed)).toBe(kept);
});
