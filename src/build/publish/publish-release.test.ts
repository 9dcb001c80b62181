import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkRelease, everyFile } from '../../../tests/publish/check-release.ts';
import { addDays } from '../../domain/calendar/add-days.ts';
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
async function publish(files: Record<string, string>, day?: string) {
  const site = await mkdtemp(path.join(folder, 'site-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    await writeFile(path.join(site, file), text);
  }
  return publishRelease(site, (await readSiteFiles(site)).files, out, 'one', 'published', day);
}

const OTHER_MANIFEST = {
  release: '0123456789ab',
  files: [],
  kept: [],
  changedSinceLast: { added: [], changed: [], removed: [] },
};
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

test.each([
  ['the releases are ten days apart', 10, false],
  ['all is on one day', 0, true],
])('R3 a hashed file stays reachable for three releases and seven days: where %s', async (_, days, stays) => {
  const present: boolean[] = [];
  for (const [at, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    await publish(edition(name), addDays('2026-11-01', at * days));
    present.push(
      await stat(path.join(out, 'one', '_astro/app.a.js')).then(
        () => true,
        () => false,
      ),
    );
  }
  expect(present).toEqual([true, true, true, true, stays]);
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
  await expect(publish(edition('a'))).rejects.toThrow(/is not a link to a release/);
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

const DAMAGES: [string, (file: string) => Promise<unknown>, RegExp][] = [
  ['removed', (file) => rm(file), /index\.html \(missing\)/],
  ['emptied', (file) => truncate(file), /index\.html \(changed\)/],
  ['written over with as many bytes', (file) => writeFile(file, 'X'), /index\.html \(changed\)/],
];

describe('a file of a release that was', () => {
  test.each(DAMAGES)('%s is made whole by the next publication of the same content', async (_, damage) => {
    const first = await publish(edition('a'));
    await damage(path.join(out, 'one', 'index.html'));
    const again = await publish(edition('a'));
    expect(again).toMatchObject({ unchanged: false, mended: [{ path: 'index.html' }] });
    expect(again.manifest).toMatchObject({
      release: first.manifest.release,
      changedSinceLast: { added: [], changed: ['index.html'], removed: [] },
    });
    expect(await read('index.html')).toBe('a');
    expect((await checkRelease(path.join(out, 'one'), everyFile)).wrong).toEqual([]);
    expect(await releases()).toEqual([again.release]);
  });

  test.each(DAMAGES)(
    '%s keeps rollback away from that release, which is named',
    async (_, damage, message) => {
      const first = await publish(edition('a'));
      const second = await publish(edition('b'));
      await damage(path.join(out, '.releases', 'one', first.release, 'index.html'));
      const refused = rollback(out, 'one', undefined);
      await expect(refused).rejects.toThrow(message);
      await expect(refused).rejects.toThrow(
        `${first.release} of one is damaged, so ${second.release} stays live`,
      );
      await expect(refused).rejects.toThrow('npm run build -- one');
      expect(await read('index.html')).toBe('b');
    },
  );
});

test('an edit in place that reaches live release and build folder alike is mended from a build that read it anew', async () => {
  const site = path.join(folder, 'site');
  await mkdir(site);
  await writeFile(path.join(site, 'index.html'), 'a');
  await publishRelease(site, (await readSiteFiles(site)).files, out, 'one');
  // The release holds second names of the files in `site`.
  await writeFile(path.join(out, 'one', 'index.html'), 'x');
  expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe('x');
  expect(await publish({ 'index.html': 'a' })).toMatchObject({
    mended: [{ path: 'index.html', what: 'changed' }],
  });
  expect(await read('index.html')).toBe('a');
});

test.each([
  ['gone', (file: string) => rm(file), 'missing'],
  ['torn', (file: string) => truncate(file, 20), 'missing'],
  ['of another release', (file: string) => writeFile(file, JSON.stringify(OTHER_MANIFEST)), 'changed'],
])('a manifest that is %s is damage too', async (_, damage, what) => {
  const first = await publish(edition('a'));
  await publish(edition('b'));
  await damage(path.join(out, '.releases', 'one', first.release, 'manifest.json'));
  await expect(rollback(out, 'one', undefined)).rejects.toThrow(`manifest.json (${what})`);
  await damage(path.join(out, 'one', 'manifest.json'));
  expect(await publish(edition('b'))).toMatchObject({ mended: [{ path: 'manifest.json', what }] });
  expect((await checkRelease(path.join(out, 'one'), everyFile)).wrong).toEqual([]);
});

test('a damaged file is not kept for open tabs; one that is whole in an older release is', async () => {
  const shared = { '_astro/shared.js': 's' };
  await publish({ ...edition('a'), ...shared });
  const second = await publish({ ...edition('b'), ...shared });
  const inSecond = (file: string): string => path.join(out, '.releases', 'one', second.release, file);
  await truncate(inSecond('_astro/app.b.js'));
  await truncate(inSecond('_astro/shared.js'));
  const { manifest } = await publish(edition('c'));
  expect(manifest.kept.map((file) => file.path)).toEqual(['_astro/app.a.js', '_astro/shared.js']);
  expect(await read('_astro/shared.js')).toBe('s');
  expect((await checkRelease(path.join(out, 'one'), everyFile)).wrong).toEqual([]);
});

test('a link to a release that is gone is no site: the same content is published again', async () => {
  const { release } = await publish(edition('a'));
  await rm(path.join(out, '.releases', 'one', release), { recursive: true });
  expect(await publish(edition('a'))).toMatchObject({ unchanged: false });
  expect(await read('index.html')).toBe('a');
});

test('a publication that cannot be put together leaves the site as it was, and no half release', async () => {
  await publish(edition('a'));
  const site = await mkdtemp(path.join(folder, 'site-'));
  for (let number = 0; number < 200; number += 1) await writeFile(path.join(site, `${number}.html`), 'b');
  const { files } = await readSiteFiles(site);
  // As a full disk does: some files are there, and then one is not.
  const lost = { path: 'lost.html', sha256: '0'.repeat(64), bytes: 1 };
  await expect(publishRelease(site, [lost, ...files], out, 'one')).rejects.toThrow('ENOENT');
  expect(await readdir(path.join(out, '.releases', 'one'))).toEqual([
    '.lock',
    expect.stringMatching(/^000001-/),
  ]);
  expect(await read('index.html')).toBe('a');
});
