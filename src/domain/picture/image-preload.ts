import { imageSourceSet } from './image-host.ts';
import type { ImageSettings } from './image-settings.ts';

/** What a page's head needs to fetch its first picture early; undefined when the host offers no sizes to choose from. */
export function imagePreload(
  image: { url: string; width?: number | undefined },
  widths: readonly number[],
  sizes: string,
  settings: ImageSettings,
): { srcset: string; sizes: string } | undefined {
  const srcset = imageSourceSet(image.url, widths, settings, image.width);
  return srcset ? { srcset, sizes } : undefined;
}
