import { afterEach, expect, test } from 'vitest';
import {
  giveStock,
  holdSite,
  leavePatches,
  letSiteGo,
  patchFor,
  takeGivenStock,
  type GivenStock,
} from './site-handover.ts';

const given: GivenStock = {
  stock: { today: '2026-11-21', vehicles: [], gone: [], pictures: {}, shareImages: {} },
  writtenDocuments: [{ id: 'a' }],
};

afterEach(letSiteGo);

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

test('pages leave how they are patched until the site is let go', () => {
  leavePatches((pathname) => (pathname === '/cars/a' ? (page) => `${page} patched` : undefined));
  expect(patchFor('/cars/a')?.('a page')).toBe('a page patched');
  expect(patchFor('/cars/b')).toBeUndefined();
  letSiteGo();
  expect(patchFor('/cars/a')).toBeUndefined();
});

test('what pages hold is emptied once', () => {
  const [stock, site] = [{ vehicles: [1] }, { home: () => 'home' }];
  holdSite([stock, site]);
  letSiteGo();
  expect([stock, site]).toEqual([{}, {}]);
  Object.assign(stock, { vehicles: [2] });
  letSiteGo();
  expect(stock).toEqual({ vehicles: [2] });
});

test('a process whose pages hold nothing goes on', () => {
  expect(() => letSiteGo()).not.toThrow();
});
