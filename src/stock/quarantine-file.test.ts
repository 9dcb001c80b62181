import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quarantineFile, writeRejected } from './quarantine-file.ts';

let folder = '';
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'quarantine-')), 'state');
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

const EMOJI = '\u{1f697}';

test.each([
  [undefined, null],
  [-5, '-5'],
  [{ km: [1] }, '{"km":[1]}'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), 'x'.repeat(200)],
  [`${'x'.repeat(199)}${EMOJI}`, `${'x'.repeat(199)}\ufffd`],
])('N2 the wrong value %j is kept as %j', async (value, kept) => {
  await writeRejected(folder, [{ line: 4, identity: undefined, field: 'km', value, reason: 'bad' }], []);
  const [line] = (await readFile(quarantineFile(folder), 'utf8')).split('\n');
  expect(JSON.parse(line!)).toEqual({ line: 4, identity: null, field: 'km', value: kept, reason: 'bad' });
});

test('N2 what a later feed does not reject is in the files no more', async () => {
  await writeRejected(folder, [{ line: 4, identity: 'A', field: 'km', value: 'x', reason: 'bad' }], []);
  const excluded = { line: 9, identity: 'B', reason: 'sold', group: 'sold' };
  await writeRejected(folder, [], [excluded, { ...excluded, line: 11 }]);
  expect(await readFile(quarantineFile(folder), 'utf8')).toBe('');
  expect(await readFile(path.join(folder, 'excluded.ndjson'), 'utf8')).toBe(
    '{"line":9,"identity":"B","reason":"sold"}\n{"line":11,"identity":"B","reason":"sold"}\n',
  );
});
