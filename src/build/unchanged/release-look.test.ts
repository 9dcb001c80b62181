import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentHash, type Manifest } from '../publish/manifest.ts';
import { toSiteFile } from '../publish/site-files.ts';
import { lookAtRelease, wholeRelease } from './release-look.ts';

const TEXTS = [
  { path: 'cars/x.html', text: '$10,000' },
  { path: 'index.html', text: 'home' },
];
let folder = '';
let release = '';
let manifest: Manifest;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-look-'));
  const files = TEXTS.map(toSiteFile);
  manifest = {
    release: contentHash(files),
    files,
    kept: [],
    changedSinceLast: { added: [], changed: [], removed: [] },
  };
  release = path.join(folder, `000001-${manifest.release}`);
  await mkdir(path.join(release, 'cars'), { recursive: true });
  for (const { path: file, text } of TEXTS) await writeFile(path.join(release, file), text);
  await writeFile(path.join(release, 'manifest.json'), JSON.stringify(manifest));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const page = (): string => path.join(release, 'cars/x.html');

/** Changes a page and puts its time back, as a careful hand would. */
async function editUnseen(text: string): Promise<void> {
  const { atime, mtime } = await stat(page());
  await writeFile(page(), text);
  await utimes(page(), atime, mtime);
}

test.each<[string, () => Promise<void>, boolean]>([
  ['nothing', async () => {}, true],
  ['the same bytes written again', async () => writeFile(page(), '$10,000'), true],
  ['other bytes of the same length, with the old time', () => editUnseen('$90,000'), false],
  ['a shorter page', () => editUnseen('$1'), false],
  ['a page removed', () => rm(page()), false],
  ['a manifest that is no longer that of the name', () => changeManifest(), false],
  ['no manifest', () => rm(path.join(release, 'manifest.json')), false],
])('a release is held against how it looked: %s', async (_, change, isWhole) => {
  const look = await lookAtRelease(release, manifest);
  await change();
  expect((await wholeRelease(release, look)) !== undefined).toBe(isWhole);
});

async function changeManifest(): Promise<void> {
  const file = path.join(release, 'manifest.json');
  const digest = manifest.files[0]?.sha256 ?? '';
  await writeFile(file, (await readFile(file, 'utf8')).replace(digest, digest.replaceAll(/[0-9]/g, '0')));
}

test('a release that another machine has copied is read, and its new look is given', async () => {
  const whole = await wholeRelease(release, {});
  expect(whole?.look).toEqual(await lookAtRelease(release, manifest));
});
