import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IMAGE_WIDTHS } from '../../domain/picture/image-host.ts';
import { openCheckedCache } from '../checked-cache.ts';
import type { PictureFile } from './pictures-file.ts';
import { keepWhole, makeJpeg, makeVariants, readPicture } from './pictures-work.ts';

let root = '';
let photo: PictureFile;
const MAKING = { effort: 4 };
const cacheFolder = (): string => path.join(root, 'cache');
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-work-'));
  const file = path.join(root, 'car.webp');
  await sharp({ create: { width: 700, height: 400, channels: 3, background: '#6080a0' } })
    .webp()
    .toFile(file);
  const { size, mtimeMs } = await stat(file);
  photo = { file, modified: mtimeMs, bytes: size };
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function makeAll() {
  const picture = await readPicture(photo);
  const cache = openCheckedCache(cacheFolder());
  return [
    await keepWhole(photo, picture, cache),
    ...(await makeVariants(photo, picture, cache, IMAGE_WIDTHS, MAKING)).map(({ cached }) => cached),
  ];
}

test.each([
  ['emptied', ''],
  ['written over with something else', 'not the picture'],
])('pictures that were %s in the cache are made again, as the same bytes', async (_, damage) => {
  const first = await makeAll();
  const before = await Promise.all(first.map(({ file }) => readFile(file)));
  for (const name of await readdir(cacheFolder())) await writeFile(path.join(cacheFolder(), name), damage);
  const second = await makeAll();
  expect(second).toEqual(first);
  expect(await Promise.all(second.map(({ file }) => readFile(file)))).toEqual(before);
});

test('a picture that is whole in the cache is not made again', async () => {
  const [whole, variant] = await makeAll();
  const before = await Promise.all([whole!, variant!].map(({ file }) => stat(file)));
  await makeAll();
  const after = await Promise.all([whole!, variant!].map(({ file }) => stat(file)));
  expect(after.map(({ ino, mtimeMs }) => [ino, mtimeMs])).toEqual(
    before.map(({ ino, mtimeMs }) => [ino, mtimeMs]),
  );
});

test('D8: a light WebP stands at its own width as it came, and is coded for the narrower ones', async () => {
  const came = await readFile(photo.file);
  const cache = openCheckedCache(cacheFolder());
  const made = await makeVariants(photo, await readPicture(photo), cache, IMAGE_WIDTHS, MAKING);
  const isAsItCame = await Promise.all(
    made.map(async ({ width, cached }) => [width, (await readFile(cached.file)).equals(came)]),
  );
  expect(isAsItCame).toEqual([
    [320, false],
    [480, false],
    [640, false],
    [960, true],
    [1280, true],
  ]);
});

test('V20: a light WebP whose picture is broken is told', async () => {
  const bytes = await readFile(photo.file);
  await writeFile(photo.file, bytes.fill(0xff, 60));
  const cache = openCheckedCache(cacheFolder());
  await expect(
    readPicture(photo).then((picture) => makeVariants(photo, picture, cache, IMAGE_WIDTHS, MAKING)),
  ).rejects.toThrow('cannot be read as a picture');
});

/** A photo full of detail, so that every byte counts. */
const detailed = (progressive: boolean): Promise<Buffer> => {
  const [width, height] = [640, 480];
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ progressive })
    .toBuffer();
};

test.each<[string, boolean, (whole: Buffer) => Buffer]>([
  ['lacks its end marker', false, (whole) => whole.subarray(0, -2)],
  ['lacks the second byte of it', false, (whole) => whole.subarray(0, -1)],
  ['is progressive and lacks it', true, (whole) => whole.subarray(0, -2)],
  [
    'has line ends in place of it',
    false,
    (whole) => Buffer.concat([whole.subarray(0, -2), Buffer.from('\r\n')]),
  ],
])('V20: a JPEG that %s is shown as the whole one', async (_, progressive, damage) => {
  const cache = openCheckedCache(cacheFolder());
  const digests = async (bytes: Buffer): Promise<string[]> => {
    await writeFile(photo.file, bytes);
    const made = await makeVariants(photo, await readPicture(photo), cache, IMAGE_WIDTHS, MAKING);
    return made.map(({ cached }) => cached.sha256);
  };
  const whole = await detailed(progressive);
  expect(await digests(damage(whole))).toEqual(await digests(whole));
});

test.each<[string, boolean, (whole: Buffer) => Buffer]>([
  ['cut at half', false, (whole) => whole.subarray(0, whole.length / 2)],
  ['cut shortly before its end', false, (whole) => whole.subarray(0, -40)],
  ['progressive and cut at half', true, (whole) => whole.subarray(0, whole.length / 2)],
])('V20: a JPEG that is %s is told', async (_, progressive, damage) => {
  await writeFile(photo.file, damage(await detailed(progressive)));
  const picture = await readPicture(photo);
  await expect(
    makeVariants(photo, picture, openCheckedCache(cacheFolder()), IMAGE_WIDTHS, MAKING),
  ).rejects.toThrow('cannot be read as a picture (VipsJpeg: premature end of JPEG image)');
});

/** The JPEG of the picture, with what a decoder says of it. */
async function jpegOf(width: number) {
  const cached = await makeJpeg(photo, await readPicture(photo), openCheckedCache(cacheFolder()), width);
  const { format, width: pixels, height, hasAlpha } = await sharp(cached.file).metadata();
  return { cached, about: { format, width: pixels, height, hasAlpha } };
}

test.each([
  [1280, 700, 400],
  [350, 350, 200],
])('P7 a JPEG asked for at %i pixels has %i, and is never enlarged', async (asked, width, height) => {
  expect((await jpegOf(asked)).about).toEqual({ format: 'jpeg', width, height, hasAlpha: false });
});

test('P7 what is transparent is white in a JPEG', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const bytes = await sharp({ create: { width: 600, height: 500, channels: 4, background: clear } })
    .png()
    .toBuffer();
  await writeFile(photo.file, bytes);
  const { cached } = await jpegOf(1280);
  const { dominant } = await sharp(cached.file).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test('P7 a JPEG made of the decoding of the WebP is the one that is made alone', async () => {
  const { cached } = await jpegOf(1280);
  await rm(cached.file);
  const cache = openCheckedCache(cacheFolder());
  await makeVariants(photo, await readPicture(photo), cache, [320], { ...MAKING, jpegWidth: 1280 });
  expect(cache.fileOf(path.basename(cached.file).split('.')[0]!)).toBe(cached.file);
  expect((await jpegOf(1280)).cached).toEqual(cached);
});

test('P7 a JPEG that is whole in the cache is not made again, and one that is damaged is, as the same bytes', async () => {
  const { cached } = await jpegOf(1280);
  const before = await stat(cached.file);
  const again = await jpegOf(1280);
  expect((await stat(again.cached.file)).mtimeMs).toBe(before.mtimeMs);
  await writeFile(cached.file, 'damaged');
  expect((await jpegOf(1280)).cached.sha256).toBe(cached.sha256);
});

test('P7 a photo without its end marker has a JPEG with one, and one that is cut off is told', async () => {
  const whole = await detailed(false);
  await writeFile(photo.file, whole.subarray(0, -2));
  const bytes = await readFile((await jpegOf(1280)).cached.file);
  expect([...bytes.subarray(-2)]).toEqual([0xff, 0xd9]);
  await writeFile(photo.file, whole.subarray(0, whole.length / 2));
  await expect(jpegOf(1280)).rejects.toThrow('cannot be read as a picture');
});

test('a picture that changes while it is read is told', async () => {
  const picture = await readPicture(photo);
  await writeFile(photo.file, 'another');
  await expect(keepWhole(photo, picture, openCheckedCache(cacheFolder()))).rejects.toThrow(
    'changed while it was read',
  );
});
