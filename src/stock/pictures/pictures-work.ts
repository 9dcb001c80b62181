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

/** Quality of every WebP; named in its stem with the effort, so that another setting makes all of them again. */
const WEBP_QUALITY = 75;

/** Part of the name of every cached JPEG. */
const JPEG_VERSION = 'j80';

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

const jpegStem = (picture: KnownPicture, width: number): string =>
  `${picture.hash}-${JPEG_VERSION}-${Math.min(width, picture.width)}`;

/** A file that the cache lacks: its pixels in width, its stem, and its format. */
type Lacking = { pixels: number; stem: string; encode: (resized: Sharp) => Sharp };

const jpegOf = (picture: KnownPicture, width: number): Lacking => ({
  pixels: Math.min(width, picture.width),
  stem: jpegStem(picture, width),
  encode: (resized) => resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
});

/** Effort that is spent on a WebP, 0 to 6, and the width of a JPEG that is made of the same decoding. */
export type MakingOptions = { effort: number; jpegWidth?: number };

/**
 * The cached WebP for each of `widths`, made when it is not there or damaged, and with `jpegWidth` the JPEG of makeJpeg; an original
 * that is narrower stands in for the widths above its own, never enlarged, and at its own width as it is when it is light. Throws
 * PictureError when the picture turns out to be broken.
 */
export async function makeVariants(
  found: PictureFile,
  picture: KnownPicture,
  cache: CheckedCache,
  widths: readonly number[],
  { effort, jpegWidth }: MakingOptions,
): Promise<{ width: number; cached: CheckedFile }[]> {
  const pixelsOf = (width: number): number => Math.min(width, picture.width);
  const stemOf = (width: number): string => `${picture.hash}-q${WEBP_QUALITY}e${effort}-${pixelsOf(width)}`;
  const made = new Map<string, CheckedFile>();
  const lacking: Lacking[] = [];
  for (const pixels of new Set(widths.map(pixelsOf))) {
    const asItIs = picture.isLight && pixels === picture.width;
    const stem = stemOf(pixels);
    const cached = asItIs ? await keepWhole(found, picture, cache) : await cache.find(stem);
    if (cached) made.set(stem, cached);
    else lacking.push({ pixels, stem, encode: (resized) => resized.webp({ quality: WEBP_QUALITY, effort }) });
  }
  if (jpegWidth !== undefined && !(await cache.find(jpegStem(picture, jpegWidth))))
    lacking.push(jpegOf(picture, jpegWidth));
  for (const [stem, content] of await encodeLacking(found, lacking))
    made.set(stem, await cache.keep(stem, content));
  return widths.flatMap((width) => {
    const cached = made.get(stemOf(width));
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

/** True if bytes are a picture that can be shown, to its last line. */
export const isWholePicture = (bytes: Uint8Array): Promise<boolean> =>
  decodeWhole(bytes).then(
    () => true,
    () => false,
  );

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
  const cached = await cache.find(jpegStem(picture, width));
  if (cached) return cached;
  const jpeg = jpegOf(picture, width);
  const encoded = await encodeLacking(found, [jpeg]);
  return cache.keep(jpeg.stem, encoded.get(jpeg.stem)!);
}

/** The bytes of what is lacking, all from one decoding. Throws PictureError when the picture turns out to be broken. */
async function encodeLacking(found: PictureFile, lacking: readonly Lacking[]): Promise<Map<string, Buffer>> {
  const encoded = new Map<string, Buffer>();
  if (lacking.length === 0) return encoded;
  const bytes = await readFile(found.file);
  try {
    const { data, raw } = await decodeWhole(bytes);
    for (const { pixels, stem, encode } of lacking)
      encoded.set(stem, await encode(sharp(data, { raw }).resize({ width: pixels })).toBuffer());
    return encoded;
  } catch (cause) {
    throw notAPicture(cause);
  }
}
