import { expect, test } from 'vitest';
import { readSnapshot, SNAPSHOT_VERSION, snapshotText, stockJson } from './snapshot.ts';

const FILE = '.forecourt/example/snapshot.json';

test('a snapshot of this version is read', () => {
  const text = JSON.stringify({ version: SNAPSHOT_VERSION, today: '2026-03-01', vehicles: [] });
  expect(readSnapshot(FILE, (file) => (file === FILE ? text : '')).today).toBe('2026-03-01');
});

test('the stock of a snapshot is known without reading it, whatever is in its texts', () => {
  const stock = {
    version: SNAPSHOT_VERSION,
    today: '2026-03-01',
    vehicles: [{ name: 'A\n,"pictures":{}' }],
    gone: [],
  };
  const others = { pictures: { a: 1 }, shareImages: {} };
  const text = snapshotText(JSON.stringify(stock), JSON.stringify(others));
  expect(JSON.parse(text)).toEqual({ ...stock, ...others });
  expect(stockJson(FILE, () => text)).toBe(JSON.stringify(stock));
  expect(() => stockJson(FILE, () => JSON.stringify(stock))).toThrow(
    `The stock snapshot ${FILE} cannot be read.`,
  );
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
