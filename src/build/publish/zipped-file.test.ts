import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendZipped, jsonWith, readZippedLines, writeZipped } from './zipped-file.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-zipped-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const linesOf = async (file: string): Promise<string[]> => {
  const lines: string[] = [];
  await readZippedLines(file, (line) => lines.push(line));
  return lines;
};

test('JSON with a field that is JSON already is the text that JSON.stringify gives', () => {
  const [record, long] = [
    { a: 1, b: ['é\n\u2028', undefined], c: undefined },
    ['x'.repeat(600_000), { d: null }],
  ];
  const parts = [...jsonWith(record, 'a "long" one', [JSON.stringify(long)])];
  expect(parts.join('')).toBe(JSON.stringify({ ...record, 'a "long" one': long }));
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(300_000);
});

test('lines that are longer than a part, and letters of several bytes, come back as they were', async () => {
  const file = path.join(folder, 'lines.gz');
  const lines = ['', 'é€😀'.repeat(100_000), 'short', 'x'.repeat(600_000), 'last'];
  await writeZipped(
    file,
    lines.map((line, at) => (at === 0 ? line : `\n${line}`)),
  );
  expect(gunzipSync(await readFile(file)).toString('utf8')).toBe(lines.join('\n'));
  expect(await linesOf(file)).toEqual(lines);
});

test('texts that are added stand behind the others, which stay as they were zipped', async () => {
  const file = path.join(folder, 'added.gz');
  await writeZipped(file, ['first\n', 'é€😀'.repeat(100_000)]);
  const before = await readFile(file);
  await appendZipped(file, ['\nsecond', '\nthird']);
  await appendZipped(file, ['\nfourth']);
  expect((await readFile(file)).subarray(0, before.length)).toEqual(before);
  expect(await linesOf(file)).toEqual(['first', 'é€😀'.repeat(100_000), 'second', 'third', 'fourth']);
});

test('a text that cannot be made leaves the file as it was', async () => {
  const file = path.join(folder, 'kept.gz');
  await writeZipped(file, ['before']);
  function* failing(): Generator<string> {
    yield 'x'.repeat(300_000);
    throw new Error('no text');
  }
  await expect(writeZipped(file, failing())).rejects.toThrow('no text');
  await expect(appendZipped(file, failing())).rejects.toThrow('no text');
  expect(await linesOf(file)).toEqual(['before']);
});

test('a file that is cut off, or none, is told', async () => {
  const file = path.join(folder, 'whole.gz');
  await writeZipped(file, ['a\n', 'b']);
  await writeFile(path.join(folder, 'cut.gz'), (await readFile(file)).subarray(0, -9));
  await expect(linesOf(path.join(folder, 'cut.gz'))).rejects.toThrow();
  await expect(linesOf(path.join(folder, 'none.gz'))).rejects.toThrow('ENOENT');
});
