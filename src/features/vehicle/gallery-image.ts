/** How wide the first photo stands and which files of it are offered; the preload and the picture must agree. */
export const GALLERY_WIDTHS = [480, 640, 960, 1280];
export const GALLERY_SIZES = '(min-width: 84rem) 54rem, (min-width: 64rem) 64vw, 100vw';
