import { describe, expect, test } from 'vitest';
import { gradualChange } from './gradual-change.ts';

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
