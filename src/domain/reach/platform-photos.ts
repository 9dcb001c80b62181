import { jpegSource } from '../picture/image-host.ts';
import type { ImageSettings } from '../picture/image-settings.ts';
import type { CatalogueName } from './reach-settings.ts';

/** Pixels across that Meta and TikTok ask of a photo at least. */
export const MIN_PHOTO_WIDTH = 500;

/** Photos of a vehicle that a platform takes as JPEG alone: Meta shows ten in a carousel. Google takes WebP. */
export const MAX_JPEG_PHOTOS: Readonly<Record<CatalogueName, number>> = { google: 0, meta: 10, tiktok: 1 };

type Photo = { url: string; width?: number | undefined };

/** Whether a platform takes a photo of this size; nobody has measured those that the site only links to. */
const isWide = ({ width = MIN_PHOTO_WIDTH }: Photo): boolean => width >= MIN_PHOTO_WIDTH;

/**
 * The photos of a vehicle, in their order, that a build makes as JPEG for these platforms; those that no platform takes are passed over,
 * as jpegAddresses does.
 */
export function jpegPhotos<Image extends Photo>(
  images: readonly Image[],
  catalogues: readonly CatalogueName[],
): Image[] {
  const most = Math.max(0, ...catalogues.map((name) => MAX_JPEG_PHOTOS[name]));
  return images.filter(isWide).slice(0, most);
}

/**
 * Where platforms find the photos of a vehicle as JPEG or PNG, for `src`, as many as any of them takes: photos that are too small, or
 * are in no such format, count as none.
 */
export function jpegAddresses(images: readonly Photo[], settings: ImageSettings): string[] {
  const most = Math.max(...Object.values(MAX_JPEG_PHOTOS));
  return images
    .filter(isWide)
    .map(({ url }) => jpegSource(url, settings))
    .filter((source) => source !== '')
    .slice(0, most);
}
