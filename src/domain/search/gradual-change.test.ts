import { describe, expect, test } from 'vitest';
import { goesOn, gradualChange } from './gradual-change.ts';

describe('S2 one text or one range that changes is on its way to what is meant', () => {
  test.each([
    ['query=to', 'query=toy', 'query'],
    ['', 'query=t', 'query'],
    ['query=t', '', 'query'],
    ['price=5000:', 'price=5500:', 'price'],
    ['km=:50000', '', 'km'],
    ['price=5000:&page=3', 'price=5500:', 'price'],
    ['make=Aldera&price=5000:', 'make=Aldera&price=5500:', 'price'],
    ['make=Aldera', 'make=Aldera', undefined],
    ['', 'make=Aldera', undefined],
    ['', 'model=A5:6', undefined],
    ['', 'model=5:6A', undefined],
    ['query=to', 'query=toy&make=Aldera', undefined],
    ['body=SUV', 'body=SUV&body=Ute', undefined],
    ['make=Aldera', 'make=Aldera&page=2', undefined],
  ])('from "%s" to "%s": %s', (previous, next, expected) =>
    expect(gradualChange(new URLSearchParams(previous), new URLSearchParams(next))).toBe(expected),
  );
});

test.each([
  ['query', 'query', 0, true],
  ['query', 'query', 1199, true],
  ['query', 'query', 1200, false],
  ['price', 'query', 10, false],
  ['price', undefined, 10, false],
  [undefined, 'query', 10, false],
  [undefined, undefined, 10, false],
])('S2 a change of %s, after one of %s %d ms ago, goes on with it: %s', (name, last, passed, expected) => {
  expect(goesOn({ name, at: 5000 + passed }, { name: last, at: 5000 })).toBe(expected);
});
