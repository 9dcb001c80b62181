import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { backendSecret } from './backend-secret.ts';
import { temporaryFolder } from './store/temporary-sqlite.fixture.ts';

const MADE = /^[0-9a-f]{64}$/;

test('backends that start at once share the one secret that the first has made, readable by its owner alone', async () => {
  const folder = path.join(temporaryFolder(), 'data');
  const secrets = await Promise.all(Array.from({ length: 20 }, () => backendSecret(folder, {})));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(MADE);
  expect(await backendSecret(folder, {})).toBe(secrets[0]);
  expect(await readdir(folder)).toEqual(['secret']);
  expect((await stat(path.join(folder, 'secret'))).mode & 0o777).toBe(0o600);
});

test('a secret that was lost with the power is made anew: nothing is signed with an empty one', async () => {
  const folder = temporaryFolder();
  await writeFile(path.join(folder, 'secret'), '');
  expect(await backendSecret(folder, {})).toMatch(MADE);
});

test('a secret of the environment counts, and none is kept', async () => {
  const folder = path.join(temporaryFolder(), 'data');
  expect(await backendSecret(folder, { FORECOURT_SECRET: 'shared' })).toBe('shared');
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});
