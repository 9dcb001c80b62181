import { expect, test } from 'vitest';
import { readLongText, readText } from './read-text.ts';
import { ReadingNotes } from './reading-notes.ts';

test.each([
  ['  Two\r\nlines\rand more ', 'Two\nlines\nand more'],
  ['a\u0000b\u200bc\u202ed', 'abcd'],
  ['half \ud83d', 'half \ufffd'],
  [2022, '2022'],
  [' \u200b ', undefined],
  ['', undefined],
  [true, undefined],
  [null, undefined],
  [['a'], undefined],
])('N2 of the value %j the text %j is kept', (value, text) => {
  expect(readLongText(value)).toBe(text);
});

const LEFT_OUT = ['badge: not a text, left out'];
const CUT = ['badge: longer than 300 characters, cut'];

test.each<[unknown, string | undefined, string[]]>([
  ['two\n\tlines ', 'two lines', []],
  [undefined, undefined, []],
  [null, undefined, []],
  [true, undefined, []],
  ['', undefined, []],
  [{ text: 'x' }, undefined, LEFT_OUT],
  [['x'], undefined, LEFT_OUT],
  ['x'.repeat(300), 'x'.repeat(300), []],
  ['x'.repeat(301), 'x'.repeat(300), CUT],
  [`${'x'.repeat(299)} and more`, 'x'.repeat(299), CUT],
])('N2 the value %j is the one line %j with the notes %j', (value, text, warnings) => {
  const notes = new ReadingNotes();
  expect(readText(value, 'badge', notes)).toBe(text);
  expect(notes.warnings).toEqual(warnings);
});
