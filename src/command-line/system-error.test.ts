import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { systemErrorText } from './system-error.ts';

const failed = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const withCode = (code: string, more: object = {}): Error =>
  Object.assign(new Error(code), { code, ...more });

test('a folder in place of a file is named, with the way out', async () => {
  const file = path.join(tmpdir());
  expect(systemErrorText(await failed(writeFile(file, '')))).toBe(
    `${file} cannot be read or written: a folder stands in its place (EISDIR). Move that folder away and start again.`,
  );
});

test.each([
  [
    withCode('ENOSPC', { path: '/out/a.html' }),
    /^\/out\/a\.html cannot .* the disk is full \(ENOSPC\)\. Free some room/,
  ],
  [withCode('ENOSPC', { path: '/from', dest: '/to' }), /^\/to cannot /],
  [withCode('ENOSPC'), /^The site cannot .* the disk is full/],
  [withCode('EROFS', { path: '/out' }), /can only be read \(EROFS\)\. Mount it for writing, or .* --out/],
  [
    new Error('wrapped', { cause: withCode('EACCES', { path: '/out' }) }),
    /^\/out cannot .* this user may not/,
  ],
])('%s', (error, text) => {
  expect(systemErrorText(error, 'The site')).toMatch(text);
});

test('what nobody can do anything about keeps its stack', async () => {
  expect(systemErrorText(new TypeError('x is not a function'))).toBeUndefined();
  expect(systemErrorText(await failed(readFile('/nowhere/at/all')))).toBeUndefined();
  expect(systemErrorText('text')).toBeUndefined();
});
