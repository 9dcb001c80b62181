import { expect, test } from 'vitest';
import { keyParts, patchableKey } from './page-patches.ts';

test('a key of two parts is read back, and any other is all of it', () => {
  expect(keyParts(patchableKey('rest', 'part'))).toEqual({ rest: 'rest', part: 'part' });
  expect(keyParts(patchableKey('rest', ''))).toEqual({ rest: 'rest', part: '' });
  expect(keyParts('whole')).toEqual({ rest: 'whole' });
});
