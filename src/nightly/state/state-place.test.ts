import { describe, expect, test } from 'vitest';
import { choosePacks } from './choose-packs.ts';
import type { StatePack } from './state-head.ts';
import { statePlace } from './state-store.ts';

describe('O4 where state is kept', () => {
  test.each([
    ['s3://my-bucket', {}, { bucket: 'my-bucket', region: 'ap-southeast-2', endpoint: '' }, ''],
    ['s3://my-bucket/a/b/', {}, { bucket: 'my-bucket', region: 'ap-southeast-2', endpoint: '' }, 'a/b'],
    [
      's3://my-bucket/a',
      { AWS_REGION: 'auto', AWS_ENDPOINT_URL: 'https://storage.example.com/' },
      { bucket: 'my-bucket', region: 'auto', endpoint: 'https://storage.example.com' },
      'a',
    ],
  ])('%s', (address, environment, place, prefix) => {
    expect(statePlace(address, environment)).toEqual({ place, prefix });
  });

  test.each(['my-bucket', 'https://my-bucket', 's3://', 's3://UPPER/x'])('%s is refused', (address) => {
    expect(() => statePlace(address, {})).toThrow(`--state is '${address}'. Write a bucket and a prefix`);
  });

  test('an endpoint that is no origin is refused by its name', () => {
    expect(() => statePlace('s3://my-bucket', { AWS_ENDPOINT_URL: 'storage' })).toThrow(
      "AWS_ENDPOINT_URL is 'storage'",
    );
  });
});

const packOf = (key: string, ...names: string[]): StatePack => ({
  key,
  files: names.map((sha256, index) => ({ sha256, offset: index * 10, bytes: 10 })),
});

describe('O4 what is sent of a state', () => {
  test('files that no pack has', () => {
    const packs = [packOf('p', 'a', 'b')];
    expect(choosePacks(packs, new Set(['a', 'b', 'c']))).toEqual({ kept: packs, missing: ['c'] });
  });

  test('a pack of which less than half is needed is given up, and its files are sent again', () => {
    expect(choosePacks([packOf('p', 'a', 'b', 'c')], new Set(['a']))).toEqual({ kept: [], missing: ['a'] });
    expect(choosePacks([packOf('p', 'a', 'b')], new Set(['a'])).kept).toHaveLength(1);
    expect(choosePacks([packOf('p', 'a')], new Set())).toEqual({ kept: [], missing: [] });
  });

  test('of more than twelve packs the six largest stay', () => {
    const packs = Array.from({ length: 13 }, (_, index) =>
      packOf(`p${index}`, ...Array.from({ length: index + 1 }, (_unused, at) => `${index}-${at}`)),
    );
    const needed = new Set(packs.flatMap(({ files }) => files.map(({ sha256 }) => sha256)));
    const { kept, missing } = choosePacks(packs, needed);
    expect(kept.map(({ key }) => key)).toEqual(['p12', 'p11', 'p10', 'p9', 'p8', 'p7']);
    expect(missing).toHaveLength(1 + 2 + 3 + 4 + 5 + 6 + 7);
  });
});
