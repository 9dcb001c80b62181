import { expect, test } from 'vitest';
import { changedAddresses, indexNowRequests } from './index-now.ts';

test('P9 new, changed and gone addresses are told, those that stayed are not', () => {
  expect(changedAddresses({ a: '1', b: '1', c: '1' }, { b: '1', c: '2', d: '1' })).toEqual(['a', 'c', 'd']);
});

test('P9 a request has ten thousand addresses at most, of the site alone, and names the file of the key', () => {
  const addresses = Array.from({ length: 10_001 }, (_, at) => `https://a.example/cars/${at}`);
  const requests = indexNowRequests('https://a.example', 'k'.repeat(32), [
    'https://b.example/x',
    ...addresses,
  ]);
  expect(requests.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
  expect(requests[0]).toMatchObject({
    host: 'a.example',
    keyLocation: `https://a.example/${'k'.repeat(32)}.txt`,
  });
  expect(requests.flatMap(({ urlList }) => urlList)).toEqual(addresses);
});

test('P9 nothing changed, nothing is asked', () => {
  expect(indexNowRequests('https://a.example', 'k'.repeat(32), [])).toEqual([]);
});
