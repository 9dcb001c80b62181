import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackedBy } from './unpacked-by.ts';

const from = (bytes: Buffer): Readable => Readable.from([bytes]);

test('N2 bytes come out as they were packed', async () => {
  expect((await buffer(unpackedBy(from(gzipSync('stock')), createGunzip()))).toString()).toBe('stock');
});

test.each([
  ['are not packed', () => from(Buffer.from('stock')), 'incorrect header check'],
  ['are cut off', () => from(gzipSync('stock').subarray(0, 12)), 'unexpected end of file'],
  [
    'cannot be read',
    () =>
      new Readable({
        read: (): never => {
          throw new Error('no disk');
        },
      }),
    'no disk',
  ],
])('N2 bytes that %s end no process, and are told to a reader who comes later', async (_, packed, reason) => {
  const unpacked = unpackedBy(packed(), createGunzip());
  await setTimeout(50);
  await expect(buffer(unpacked)).rejects.toThrow(reason);
});
