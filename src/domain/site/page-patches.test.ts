import { expect, test } from 'vitest';
import { dropPatches, keyParts, leavePatches, patchableKey, patchFor } from './page-patches.ts';

test('a key of two parts is read back, and any other is all of it', () => {
  expect(keyParts(patchableKey('rest', 'part'))).toEqual({ rest: 'rest', part: 'part' });
  expect(keyParts(patchableKey('rest', ''))).toEqual({ rest: 'rest', part: '' });
  expect(keyParts('whole')).toEqual({ rest: 'whole' });
});

test('pages leave how they are patched until it is dropped', () => {
  leavePatches((pathname) => (pathname === '/cars/a' ? (page) => `${page} patched` : undefined));
  expect(patchFor('/cars/a')?.('a page')).toBe('a page patched');
  expect(patchFor('/cars/b')).toBeUndefined();
  dropPatches();
  expect(patchFor('/cars/a')).toBeUndefined();
});
