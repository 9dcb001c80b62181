import { expect, test } from 'vitest';
import { textOf } from './stored-text.ts';

test.each([
  [{ name: 'Alder' }, 'Alder'],
  [{ name: 5 }, ''],
  [{ name: null }, ''],
  [{}, ''],
  [null, ''],
  ['name', ''],
  [undefined, ''],
])('F12 the name of %j is %j', (entry, text) => {
  expect(textOf(entry, 'name')).toBe(text);
});
