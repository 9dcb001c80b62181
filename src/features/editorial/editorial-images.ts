import type { HomeSettings } from '../../domain/site/home-settings.ts';

/** How wide the hero's picture stands and which files of it are offered; the preload and the picture must agree. */
export const HERO_WIDTHS = [480, 640, 960, 1280];
export const HERO_SIZES = '(min-width: 73.75rem) 54vw, 100vw';

/** The picture across the top of a text: its widths, and how wide it is shown. */
export const LEAD_WIDTHS = [480, 640, 960, 1280];
export const LEAD_SIZES = '(min-width: 74rem) 69rem, 92vw';

/** The same for a picture across the whole page; below words on a phone, less than its sharpest will do. */
export const WIDE_WIDTHS = [640, 960, 1280, 1920];
export const WIDE_SIZES = '(min-width: 48rem) 100vw, 80vw';

/** The files of the first picture of a layout; undefined for one that begins without a picture. */
export function heroFiles(layout: HomeSettings['layout']): { widths: number[]; sizes: string } | undefined {
  if (layout === 'split') return { widths: HERO_WIDTHS, sizes: HERO_SIZES };
  if (layout === 'wide' || layout === 'night') return { widths: WIDE_WIDTHS, sizes: WIDE_SIZES };
  return undefined;
}
