import { describe, expect, test } from 'vitest';
import { parseShard, shardOf } from './shard.ts';

const SLUGS = Array.from({ length: 1_000 }, (_, index) => `dealer-${index}`);

describe('a shard of all tenants', () => {
  test('a tenant is in one shard, and stays there whichever tenants come', () => {
    expect(['my-cars', 'plain', 'a'].map((slug) => shardOf(slug, 20))).toEqual([16, 2, 11]);
  });

  test('a thousand tenants spread over twenty shards: each has between 30 and 70', () => {
    const sizes = [...Map.groupBy(SLUGS, (slug) => shardOf(slug, 20)).values()].map(({ length }) => length);
    expect(sizes).toHaveLength(20);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(70);
  });

  test('all tenants are in the only shard of one', () => {
    expect(new Set(SLUGS.map((slug) => shardOf(slug, 1)))).toEqual(new Set([1]));
  });

  test('3/20 is read', () => {
    expect(parseShard('3/20')).toEqual({ number: 3, of: 20 });
  });

  test.each(['0/3', '4/3', '3', '3/', 'a/b', '1/0', '-1/3', '1/99999', ' 1/3'])(
    '%s is refused, with what to write',
    (text) => {
      expect(() => parseShard(text)).toThrow(`--shard is '${text}'. Write which of how many, as in 3/20`);
    },
  );
});
