import { imageSource } from './image-host.ts';
import type { ImageSettings } from './image-settings.ts';

/** The picture that stands for a page where it is shared; `address` is absolute or a path of the site. */
export type PageImage = { address: string; alt?: string; width?: number; height?: number };

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
