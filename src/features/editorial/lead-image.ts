/** The picture above a text: its widths, and how wide it is shown. */
export const LEAD_WIDTHS = [480, 640, 960, 1280];
export const LEAD_SIZES = '(min-width: 64rem) 44rem, 92vw';
