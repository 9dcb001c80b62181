import { expect, test } from 'vitest';
import { knownState } from './known-state.ts';

test.each([
  ['VIC', 'VIC'],
  [' nsw ', 'NSW'],
  ['Victoria', undefined],
  ['toString', undefined],
  ['', undefined],
  [undefined, undefined],
])('N1 the state %j is %j', (code, state) => {
  expect(knownState(code)).toBe(state);
});
