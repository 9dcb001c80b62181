import { expect, test } from 'vitest';
import { giveStock, takeGivenStock, type GivenStock } from './site-handover.ts';

const given: GivenStock = {
  stock: { today: '2026-11-21', vehicles: [], gone: [], pictures: {}, shareImages: {} },
  writtenDocuments: [{ id: 'a' }],
};

test('what was left of a snapshot is taken once', () => {
  giveStock('/state/a/snapshot.json', given);
  expect(takeGivenStock('/state/a/snapshot.json')).toBe(given);
  expect(takeGivenStock('/state/a/snapshot.json')).toBeUndefined();
});

test('what was left of another site is not taken', () => {
  giveStock('/state/a/snapshot.json', given);
  expect(takeGivenStock('/state/b/snapshot.json')).toBeUndefined();
  expect(takeGivenStock('/state/a/snapshot.json')).toBeUndefined();
});
