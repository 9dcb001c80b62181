import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { IMAGE_WIDTHS } from '../../domain/picture/image-host.ts';
import { isLightWebp } from './light-webp.ts';
import type { CheckedCache, CheckedFile } from '../checked-cache.ts';
import type { KnownPicture } from './picture-index.ts';
import { PictureError } from './pictures-file.ts';
import type { PictureFile } from './pictures-file.ts';

/** Part of the name of every cached variant, so that another setting makes all of them again. */
const SETTINGS_VERSION = 'q75e4';

/** About 180 MB when decoded; the largest phone cameras stay below. */
const MAX_PIXELS = 60_000_000;

const openPicture = (bytes: Uint8Array, failOn: 'error' | 'warning' = 'error'): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn }).autoOrient();

/** The marker EOI (ITU-T T.81, table B.1). */
const JPEG_END = Buffer.from([0xff, 0xd9]);

const notAPicture = (cause: unknown): PictureError => {
  const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
  return new PictureError(`cannot be read as a picture (${reason})`, { cause });
};

/** Reads a picture's bytes for their hash, and its size as people see it. Throws PictureError when it is no picture. */
export async function readPicture(found: PictureFile): Promise<KnownPicture> {
  const bytes = await readFile(found.file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  try {
    const { autoOrient } = await openPicture(bytes).metadata();
    const isLight = isLightWebp(bytes, autoOrient);
    return { modified: found.modified, bytes: found.bytes, hash, ...autoOrient, isLight };
  } catch (cause) {
    throw notAPicture(cause);
  }
}

/** The cached copy of a picture as it is, made when it is not there yet. Throws PictureError when it changes meanwhile. */
export async function keepWhole(
  found: PictureFile,
  picture: KnownPicture,
  cache: CheckedCache,
): Promise<CheckedFile> {
  const stem = `${picture.hash}-whole`;
  const cached = await cache.find(stem);
  if (cached) return cached;
  const kept = await cache.keep(stem, await readFile(found.file));
  if (kept.sha256 !== picture.hash) throw new PictureError('changed while it was read');
  return kept;
}

/**
 * The cached WebP for each of `widths`, made when it is not there or damaged; an original that is narrower stands in
 * for the widths above its own, never enlarged, and at its own width as it is when it is light. Throws PictureError when the
 * picture turns out to be broken.
 */
export async function makeVariants(
  found: PictureFile,
  picture: KnownPicture,
  cache: CheckedCache,
  widths: readonly number[],
): Promise<{ width: number; cached: CheckedFile }[]> {
  const pixelsOf = (width: number): number => Math.min(width, picture.width);
  const stemOf = (pixels: number): string => `${picture.hash}-${SETTINGS_VERSION}-${pixels}`;
  const variants = new Map<number, CheckedFile>();
  const lacking: number[] = [];
  for (const pixels of new Set(widths.map(pixelsOf))) {
    const asItIs = picture.isLight && pixels === picture.width;
    const cached = asItIs ? await keepWhole(found, picture, cache) : await cache.find(stemOf(pixels));
    if (cached) variants.set(pixels, cached);
    else lacking.push(pixels);
  }
  for (const [pixels, content] of await encodeVariants(found, lacking))
    variants.set(pixels, await cache.keep(stemOf(pixels), content));
  return widths.flatMap((width) => {
    const cached = variants.get(pixelsOf(width));
    return cached ? [{ width, cached }] : [];
  });
}

/** Pixels as they are in memory. */
type Decoded = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

async function decodePicture(bytes: Uint8Array, failOn?: 'warning'): Promise<Decoded> {
  // Decoded once, at the largest width whichever is lacking, so that the bytes of a variant never depend on the others.
  const { data, info } = await openPicture(bytes, failOn)
    .resize({ width: Math.max(...IMAGE_WIDTHS), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/**
 * Decodes a picture, a JPEG also without its end marker, which cameras and uploads leave out and browsers do not miss. With the marker
 * put behind it, one whose pixels are whole decodes without a warning; one that was cut off does not.
 */
async function decodeWhole(bytes: Uint8Array): Promise<Decoded> {
  try {
    return await decodePicture(bytes);
  } catch (error) {
    if (!isJpeg(bytes)) throw error;
    return decodePicture(Buffer.concat([bytes, JPEG_END]), 'warning').catch(() => {
      throw error;
    });
  }
}

/** Whether bytes are a picture that can be shown, to its last line. */
export const isWholePicture = (bytes: Uint8Array): Promise<boolean> =>
  decodeWhole(bytes).then(
    () => true,
    () => false,
  );

/** Part of the name of every cached JPEG. */
const JPEG_VERSION = 'j80';

/**
 * The cached JPEG of a picture, `width` pixels wide or as wide as the original where that is narrower, made when it is not there or
 * damaged; what is transparent is white. Throws PictureError when the picture turns out to be broken.
 */
export async function makeJpeg(
  found: PictureFile,
  picture: KnownPicture,
  cache: CheckedCache,
  width: number,
): Promise<CheckedFile> {
  const pixels = Math.min(width, picture.width);
  const stem = `${picture.hash}-${JPEG_VERSION}-${pixels}`;
  const cached = await cache.find(stem);
  if (cached) return cached;
  try {
    const { data, raw } = await decodeWhole(await readFile(found.file));
    const resized = sharp(data, { raw }).resize({ width: pixels }).flatten({ background: '#ffffff' });
    return await cache.keep(stem, await resized.jpeg({ quality: 80 }).toBuffer());
  } catch (cause) {
    throw notAPicture(cause);
  }
}

async function encodeVariants(found: PictureFile, widths: readonly number[]): Promise<[number, Buffer][]> {
  if (widths.length === 0) return [];
  const bytes = await readFile(found.file);
  try {
    const { data, raw } = await decodeWhole(bytes);
    const encoded: [number, Buffer][] = [];
    for (const width of widths)
      encoded.push([
        width,
        await sharp(data, { raw }).resize({ width }).webp({ quality: 75, effort: 4 }).toBuffer(),
      ]);
    return encoded;
  } catch (cause) {
    throw notAPicture(cause);
  }
}
