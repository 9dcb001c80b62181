import { imageSource } from './image-host.ts';
import type { ImageSettings } from './image-settings.ts';
import type { PageImage } from './share-image.ts';

/** Pixels: what networks show at their largest. */
const WIDTH = 1280;

/** A photo as the picture of a page that is shared; undefined where there is none. */
export function sharedPhoto(
  photo: { url: string } | undefined,
  settings: ImageSettings,
  alt?: string,
): PageImage | undefined {
  const address = photo && imageSource(photo.url, WIDTH, settings);
  return address ? { address, ...(alt !== undefined && { alt }) } : undefined;
}
