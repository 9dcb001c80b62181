import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { IMAGE_WIDTHS } from '../domain/site/image-host.ts';
import { fileExists, writeWhole } from './pictures-cache.ts';
import type { KnownPicture } from './pictures-cache.ts';
import { PictureError } from './pictures-file.ts';
import type { PictureFile } from './pictures-file.ts';

/** Part of the name of every cached variant, so that another setting makes all of them anew. */
const SETTINGS_VERSION = 'q75e4';

/** About 180 MB when decoded; the largest phone cameras stay below. */
const MOST_PIXELS = 60_000_000;

const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();

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
    return { modified: found.modified, bytes: found.bytes, hash, ...autoOrient };
  } catch (cause) {
    throw notAPicture(cause);
  }
}

/** The cached copy of a picture as it is, made when it is not there yet. */
export async function keepWhole(
  found: PictureFile,
  picture: KnownPicture,
  cacheFolder: string,
): Promise<string> {
  const cached = path.join(cacheFolder, `${picture.hash}-whole`);
  if (!(await fileExists(cached))) await writeWhole(cached, await readFile(found.file));
  return cached;
}

/**
 * The cached WebP for each of IMAGE_WIDTHS, made when it is not there yet; an original that is narrower stands in for the
 * widths above its own, never enlarged. Throws PictureError when the picture turns out to be broken.
 */
export async function makeVariants(
  found: PictureFile,
  picture: KnownPicture,
  cacheFolder: string,
): Promise<{ width: number; cached: string }[]> {
  const variants = IMAGE_WIDTHS.map((width) => {
    const pixels = Math.min(width, picture.width);
    return {
      width,
      pixels,
      cached: path.join(cacheFolder, `${picture.hash}-${SETTINGS_VERSION}-${pixels}.webp`),
    };
  });
  const isThere = await Promise.all(variants.map(({ cached }) => fileExists(cached)));
  const lacking = new Map(
    variants.filter((_, at) => !isThere[at]).map(({ pixels, cached }) => [pixels, cached]),
  );
  if (lacking.size > 0) await encodeVariants(found, lacking);
  return variants.map(({ width, cached }) => ({ width, cached }));
}

async function encodeVariants(found: PictureFile, lacking: Map<number, string>): Promise<void> {
  const bytes = await readFile(found.file);
  try {
    // Decoded once, at the largest width whichever is lacking, so that the bytes of a variant never depend on the others.
    const { data, info } = await openPicture(bytes)
      .resize({ width: Math.max(...IMAGE_WIDTHS), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    for (const [width, cached] of lacking) {
      await writeWhole(
        cached,
        await sharp(data, { raw }).resize({ width }).webp({ quality: 75, effort: 4 }).toBuffer(),
      );
    }
  } catch (cause) {
    throw notAPicture(cause);
  }
}
