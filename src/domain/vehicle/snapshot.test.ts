import { expect, test } from 'vitest';
import { readSnapshot, SNAPSHOT_VERSION } from './snapshot.ts';

const FILE = '.forecourt/example/snapshot.json';

test('a snapshot of this version is read', () => {
  const text = JSON.stringify({ version: SNAPSHOT_VERSION, today: '2026-03-01', vehicles: [] });
  expect(readSnapshot(FILE, (file) => (file === FILE ? text : '')).today).toBe('2026-03-01');
});

test.each([
  ['missing', undefined, 'cannot be read. Run `npm run build`'],
  ['torn', '{"version":1,"veh', 'cannot be read. Run `npm run build`'],
  ['of another version', '{"version":0}', 'has version 0; this code reads version 4. Run `npm run build`'],
])('a snapshot that is %s says so', (_, text, message) => {
  const readText = (): string => {
    if (text === undefined) throw new Error('ENOENT');
    return text;
  };
  expect(() => readSnapshot(FILE, readText)).toThrow(`The stock snapshot ${FILE} ${message}`);
});
