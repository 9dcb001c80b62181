import type { LATER_PHOTO_WIDTHS } from '../../../domain/picture/image-host.ts';

/** How wide the first photo stands and which files of it are offered; the preload and the picture must agree. */
export const GALLERY_WIDTHS = [480, 640, 960, 1280];
/** Those of the photos after it: phones of two pixels and more to a point take 960, as tablets and desks do. */
export const LATER_GALLERY_WIDTHS: readonly (typeof LATER_PHOTO_WIDTHS)[number][] = [960, 1280];
export const GALLERY_SIZES = '(min-width: 84rem) 54rem, (min-width: 64rem) 64vw, 100vw';
