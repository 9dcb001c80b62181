import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFileLock } from './file-lock.ts';

let folder = '';
let lock = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, 'build.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const attempt = (waitMs: number) =>
  withFileLock(lock, { waitMs, taken: 'taken' }, () => Promise.resolve('held'));

test('while one process holds the lock, another is told; killed with signal 9, it leaves none behind', async () => {
  const script = path.join(folder, 'holder.mjs');
  const module = JSON.stringify(fileURLToPath(new URL('file-lock.ts', import.meta.url)));
  await writeFile(
    script,
    `const { withFileLock } = await import(${module});
     await withFileLock(${JSON.stringify(lock)}, { waitMs: 0, taken: '' }, () => {
       process.send('held');
       return new Promise(() => setInterval(() => {}, 1000));
     });`,
  );
  const holder = fork(script, { execArgv: [] });
  await once(holder, 'message');
  await expect(attempt(0)).rejects.toThrow('taken');

  const waiting = attempt(10_000);
  holder.kill('SIGKILL');
  expect(await waiting).toBe('held');
});

test('the lock is free again after work that throws', async () => {
  const failing = withFileLock(lock, { waitMs: 0, taken: 'taken' }, () =>
    Promise.reject(new Error('broken')),
  );
  await expect(failing).rejects.toThrow('broken');
  expect(await attempt(0)).toBe('held');
});

test('a damaged lock is named, with the way out, and is whole once it was deleted', async () => {
  await writeFile(lock, 'this is no database at all, and long enough to be taken for one'.repeat(20));
  await expect(attempt(0)).rejects.toThrow(`The lock ${lock} is damaged`);
  await expect(attempt(0)).rejects.toThrow(/delete the file when no build and no rollback is running/);
  await rm(lock);
  expect(await attempt(0)).toBe('held');
});

test('a folder in place of the lock is named', async () => {
  await mkdir(lock);
  await expect(attempt(0)).rejects.toThrow(`The lock ${lock} cannot be opened`);
});
