/** Widths and places of models' pictures; a preload and its picture must agree. */
export const HERO_WIDTHS = [480, 640, 960, 1280];
export const HERO_SIZES = '(min-width: 84rem) 44rem, (min-width: 64rem) 50vw, 100vw';
export const TILE_WIDTHS = [320, 480, 640];
export const TILE_SIZES = '(min-width: 80rem) 25rem, (min-width: 48rem) 45vw, 92vw';
export const COLOUR_WIDTHS = [480, 640, 960, 1280];
export const COLOUR_SIZES = '(min-width: 84rem) 52rem, (min-width: 64rem) 62vw, 92vw';
