/** How wide the hero's picture stands and which files of it are offered; the preload and the picture must agree. */
export const HERO_WIDTHS = [480, 640, 960, 1280];
export const HERO_SIZES = '(min-width: 64rem) 54vw, 100vw';

/** The picture across the top of a text: its widths, and how wide it is shown. */
export const LEAD_WIDTHS = [480, 640, 960, 1280];
export const LEAD_SIZES = '(min-width: 74rem) 69rem, 92vw';
