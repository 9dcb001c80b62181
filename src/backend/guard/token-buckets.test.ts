import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

const SIZE = { burst: 3, refill_seconds: 10 };

test('a burst goes through, then one each refill, and the rest is told when', () => {
  let now = 0;
  const take = createTokenBuckets(() => now);
  expect([1, 2, 3].map(() => take('a', SIZE))).toEqual([undefined, undefined, undefined]);
  expect(take('a', SIZE)).toBe(10);
  expect(take('b', SIZE)).toBeUndefined();
  now = 4_000;
  expect(take('a', SIZE)).toBe(6);
  now = 10_000;
  expect(take('a', SIZE)).toBeUndefined();
  expect(take('a', SIZE)).toBe(10);
  now = 1_000_000;
  expect([1, 2, 3, 4].map(() => take('a', SIZE))).toEqual([undefined, undefined, undefined, 10]);
});

test('a clock that is set back neither refills nor locks out for longer', () => {
  let now = 100_000;
  const take = createTokenBuckets(() => now);
  for (let n = 0; n < 3; n++) take('a', SIZE);
  now = 0;
  expect(take('a', SIZE)).toBe(10);
  now = 10_000;
  expect(take('a', SIZE)).toBeUndefined();
});

test('a lower quota costs several tokens', () => {
  const take = createTokenBuckets(() => 0);
  expect(take('a', SIZE, 2)).toBeUndefined();
  expect(take('a', SIZE, 2)).toBe(10);
  expect(take('a', SIZE, 1)).toBeUndefined();
});

test('many keys do not grow the memory without end, and the latest are kept', () => {
  const take = createTokenBuckets(() => 0, 100);
  for (let n = 0; n < 1000; n++) take(`key ${n}`, { burst: 1, refill_seconds: 10 });
  expect(take('key 999', { burst: 1, refill_seconds: 10 })).toBe(10);
  expect(take('key 0', { burst: 1, refill_seconds: 10 })).toBeUndefined();
});

test('a key that is asked again is kept before one that was asked once', () => {
  let now = 0;
  const take = createTokenBuckets(() => now, 4);
  const size = { burst: 1, refill_seconds: 1000 };
  for (const key of ['regular', 'a', 'b', 'c']) take(key, size);
  now = 1;
  take('regular', size);
  take('d', size);
  expect(take('regular', size)).toBeGreaterThan(900);
  expect(take('a', size)).toBeUndefined();
});

test('whatever the moments, no more goes through than the burst and what was refilled', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 60 }), (steps) => {
      let now = 0;
      const take = createTokenBuckets(() => now);
      let through = 0;
      for (const step of steps) {
        now += step;
        if (take('a', SIZE) === undefined) through++;
      }
      expect(through).toBeLessThanOrEqual(SIZE.burst + now / 1000 / SIZE.refill_seconds);
    }),
  );
});
