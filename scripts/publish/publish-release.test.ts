import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkRelease, everyFile } from '../bench/check-release.ts';
import { publishRelease } from './publish-release.ts';
import { rollback } from './rollback.ts';
import { readSiteFiles } from './site-files.ts';

let folder = '';
let out = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  out = path.join(folder, 'out');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Publishes a site of these files, from a folder of its own as each build has. */
async function publish(files: Record<string, string>) {
  const site = await mkdtemp(path.join(folder, 'site-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    await writeFile(path.join(site, file), text);
  }
  return publishRelease(site, (await readSiteFiles(site)).files, out, 'one');
}

const edition = (name: string) => ({ 'index.html': name, [`_astro/app.${name}.js`]: name });
const read = (file: string): Promise<string> => readFile(path.join(out, 'one', file), 'utf8');
const releases = async (): Promise<string[]> =>
  (await readdir(path.join(out, '.releases', 'one'))).filter((name) => !name.startsWith('.')).sort();

test('a publication is whole, and its manifest says what changed', async () => {
  await publish({ 'index.html': 'a', 'old.html': 'x', 'same.html': 's' });
  const { manifest } = await publish({ 'index.html': 'b', 'new.html': 'y', 'same.html': 's' });
  expect(manifest.changedSinceLast).toEqual({
    added: ['new.html'],
    changed: ['index.html'],
    removed: ['old.html'],
  });
  expect(await checkRelease(path.join(out, 'one'), everyFile)).toEqual({ checked: 3, wrong: [] });
  expect(await read('index.html')).toBe('b');
});

test('the same content after the same release gives the same manifest, to the byte', async () => {
  const manifests: string[] = [];
  for (const home of ['first', 'second']) {
    out = path.join(folder, home);
    await publish(edition('a'));
    await publish(edition('b'));
    manifests.push(await read('manifest.json'));
  }
  expect(manifests[0]).toBe(manifests[1]);
});

test('publishing what is live already adds no release', async () => {
  const first = await publish(edition('a'));
  const again = await publish(edition('a'));
  expect(again).toMatchObject({ release: first.release, unchanged: true });
  expect(await releases()).toEqual([first.release]);
});

test('the last five releases stay, and the live one whatever its age', async () => {
  const names: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) names.push((await publish(edition(name))).release);
  expect(await releases()).toEqual(names.slice(1));
});

test('R3 a hashed file stays reachable for three releases after the one that brought it', async () => {
  const present: boolean[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    await publish(edition(name));
    present.push(
      await stat(path.join(out, 'one', '_astro/app.a.js')).then(
        () => true,
        () => false,
      ),
    );
  }
  expect(present).toEqual([true, true, true, true, false]);
  expect((await checkRelease(path.join(out, 'one'), everyFile)).wrong).toEqual([]);
});

test('R2 rollback returns to the release before, and to a named one, byte for byte', async () => {
  const first = await publish(edition('a'));
  await publish(edition('b'));
  const third = await publish(edition('c'));

  await rollback(out, 'one', undefined);
  expect(await read('index.html')).toBe('b');
  await rollback(out, 'one', undefined);
  expect(await read('index.html')).toBe('a');
  await expect(rollback(out, 'one', undefined)).rejects.toThrow(first.release);
  await rollback(out, 'one', third.release);
  expect(await read('index.html')).toBe('c');
  expect((await checkRelease(path.join(out, 'one'), everyFile)).wrong).toEqual([]);
});

test.each([
  ['a release that does not exist', 'one', 'nope', /no release 'nope'[\s\S]*\(live\)/],
  ['a site that was never published', 'two', undefined, /Nothing has been published as two/],
  ['a name that is a path', '../out/one', undefined, /Nothing has been published/],
])('R2 rollback to %s says what there is', async (_, slug, release, message) => {
  await publish(edition('a'));
  const before = await readlink(path.join(out, 'one'));
  await expect(rollback(out, slug, release)).rejects.toThrow(message);
  expect(await readlink(path.join(out, 'one'))).toBe(before);
});

test('R1 what an interrupted publication left is removed by the next', async () => {
  await publish(edition('a'));
  const half = path.join(out, '.releases', 'one', '000009-0123456789ab.partial');
  await mkdir(half);
  await writeFile(path.join(half, 'index.html'), 'half');
  await writeFile(path.join(out, '.one.link.partial'), '');
  await publish(edition('b'));
  expect((await releases()).some((name) => name.endsWith('.partial'))).toBe(false);
  expect(await readdir(out)).toEqual(expect.not.arrayContaining(['.one.link.partial']));
});

test('a folder that is in the way is left alone, and the message names it', async () => {
  await mkdir(path.join(out, 'one'), { recursive: true });
  await writeFile(path.join(out, 'one', 'precious.txt'), 'mine');
  await expect(publish(edition('a'))).rejects.toThrow(/is not a link of ours/);
  expect(await read('precious.txt')).toBe('mine');
});

test('a later build of the same site never reaches into a published release', async () => {
  const site = path.join(folder, 'site');
  await mkdir(site);
  await writeFile(path.join(site, 'index.html'), 'first');
  await publishRelease(site, (await readSiteFiles(site)).files, out, 'one');
  // As a render does: it empties its folder and writes anew.
  await rm(site, { recursive: true });
  await mkdir(site);
  await writeFile(path.join(site, 'index.html'), 'second');
  expect(await read('index.html')).toBe('first');
});
