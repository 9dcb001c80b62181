import { jpegSource } from '../picture/image-host.ts';
import type { ImageSettings } from '../picture/image-settings.ts';
import type { CatalogueName } from './reach-settings.ts';

/** Platforms that take photos as JPEG or PNG alone. Google takes WebP. */
export type JpegPlatform = Exclude<CatalogueName, 'google'>;

type Taken = {
  /** Photos of a vehicle that it shows. */
  most: number;
  /** Pixels that it asks of a photo at least. */
  width: number;
  height: number;
};

/** What platforms show: Meta ten photos in a carousel. TikTok: "at least 450 x 450", Creative specifications for automotive ads. */
export const JPEG_PLATFORMS: Readonly<Record<JpegPlatform, Taken>> = {
  meta: { most: 10, width: 500, height: 0 },
  tiktok: { most: 1, width: 450, height: 450 },
};

const isJpegPlatform = (name: CatalogueName): name is JpegPlatform => name !== 'google';

type Photo = { url: string; width?: number | undefined; height?: number | undefined };

/** True if a platform takes a photo of this size; nobody has measured those that the site only links to. */
const isLarge = ({ width, height }: Photo, least: Taken): boolean =>
  (width ?? Infinity) >= least.width && (height ?? Infinity) >= least.height;

/**
 * The photos of a vehicle, in their order, that a build makes as JPEG for these platforms; those that a platform does not take are
 * passed over, as jpegAddresses does (spec P7).
 */
export function jpegPhotos<Image extends Photo>(
  images: readonly Image[],
  catalogues: readonly CatalogueName[],
): Image[] {
  const wanted = new Set(
    catalogues.filter(isJpegPlatform).flatMap((name) => {
      const taken = JPEG_PLATFORMS[name];
      return images.filter((image) => isLarge(image, taken)).slice(0, taken.most);
    }),
  );
  return images.filter((image) => wanted.has(image));
}

/**
 * Where a platform finds the photos of a vehicle as JPEG or PNG, for `src`, as many as it shows: photos that are too small, or are in no
 * such format, count as none (spec P7).
 */
export function jpegAddresses(
  images: readonly Photo[],
  settings: ImageSettings,
  platform: JpegPlatform,
): string[] {
  const taken = JPEG_PLATFORMS[platform];
  return images
    .filter((image) => isLarge(image, taken))
    .map(({ url }) => jpegSource(url, settings))
    .filter((source) => source !== '')
    .slice(0, taken.most);
}
