import { expect, test } from 'vitest';
import { needsNewProof } from './proof-age.ts';

const NOW = Date.UTC(2026, 10, 22);
const MINUTE = 60_000;

test.each([
  ['there is none', undefined, true],
  ['just made', { madeAt: NOW, isUsed: false }, false],
  ['while a shopper types', { madeAt: NOW - 49 * MINUTE, isUsed: false }, false],
  ['near its end', { madeAt: NOW - 50 * MINUTE, isUsed: false }, true],
  ['left for an hour', { madeAt: NOW - 61 * MINUTE, isUsed: false }, true],
  ['left over a weekend', { madeAt: NOW - 3 * 24 * 60 * MINUTE, isUsed: false }, true],
  ['sent with it before', { madeAt: NOW, isUsed: true }, true],
  ['the clock was set back', { madeAt: NOW + MINUTE, isUsed: false }, true],
])('S7 a proof is made anew: %s, %s', (_, held, expected) => {
  expect(needsNewProof(held, NOW)).toBe(expected);
});
