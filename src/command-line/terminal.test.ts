import { expect, test } from 'vitest';
import { terminalOf, toned } from './terminal.ts';

const ESCAPE = '\u001B[';

test.each([
  ['a terminal', { isTTY: true }, {}, { live: true, colour: true }],
  ['a terminal with NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }, { live: true, colour: false }],
  ['a dumb terminal', { isTTY: true }, { TERM: 'dumb' }, { live: false, colour: false }],
  ['a terminal of a CI job', { isTTY: true }, { CI: '1' }, { live: false, colour: true }],
  ['a pipe', {}, {}, { live: false, colour: false }],
])('%s is written to as it can be read', (_, stream, env, expected) => {
  expect(terminalOf(stream, env)).toMatchObject(expected);
});

test('a tone leaves the text alone where colours are not welcome', () => {
  expect(toned('red', 'failed', { colour: false })).toBe('failed');
  expect(toned('red', 'failed', { colour: true })).toContain(ESCAPE);
});
