import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leadFiles } from './lead-files.ts';
import { temporaryFolder } from './temporary-sqlite.fixture.ts';

test('F1 a file is kept under a key of its own, for its user alone, until it is removed', async () => {
  const folder = path.join(temporaryFolder(), 'files');
  const files = leadFiles(folder);
  const [first, second] = [await files.save(Buffer.from('one')), await files.save(Buffer.from('two'))];
  expect((await files.read(first)).toString()).toBe('one');
  expect(readdirSync(folder).toSorted()).toEqual([first, second].toSorted());
  expect(statSync(path.join(folder, first)).mode & 0o077).toBe(0);
  expect((await files.before(Date.now() + 5000)).toSorted()).toEqual([first, second].toSorted());
  expect(await files.before(Date.now() - 5000)).toEqual([]);
  await files.remove(first);
  await files.remove(first);
  await expect(files.read(first)).rejects.toThrow('ENOENT');
});

test.each(['../leads.sqlite', '', '/etc/passwd', 'z'.repeat(36)])(
  'hostile words: %j is no key',
  async (key) => {
    const files = leadFiles(temporaryFolder());
    expect(() => files.read(key)).toThrow('No file of a lead has the key');
    expect(() => files.remove(key)).toThrow('No file of a lead has the key');
  },
);
