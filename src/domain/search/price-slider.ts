import type { ListingSettings } from './listing-settings.ts';
import type { Range } from './range.ts';

type Slider = ListingSettings['price_slider'];

/** Where the two thumbs stand, in dollars. */
export type Thumbs = { min: number; max: number };

/**
 * The slider of a list whose prices lie between `min` and `max` dollars: the tenant's, narrowed to these in whole steps, so
 * that its length is that of the choice there is. A list without prices has the tenant's own (spec S7).
 */
export function sliderWithin(slider: Slider, prices: { min: number; max: number } | undefined): Slider {
  if (!prices) return slider;
  const { step } = slider;
  const min = Math.min(Math.max(slider.min, Math.floor(prices.min / step) * step), slider.max - step);
  const max = Math.max(Math.min(slider.max, Math.ceil(prices.max / step) * step), min + step);
  return { min, max, step };
}

/** Where the thumbs stand for a range: an open end is the end of the slider (spec S7). */
export function thumbsOf(range: Range | undefined, { min, max, step }: Slider): Thumbs {
  const within = (value: number): number => Math.min(max, Math.max(min, value));
  const low = Math.min(within(range?.min ?? min), max - step);
  return { min: low, max: Math.max(within(range?.max ?? max), low + step) };
}

/** The thumbs after one was moved to `value`: they never meet, the moved one stops a step before the other (spec S7). */
export function moveThumb(
  thumbs: Thumbs,
  moved: keyof Thumbs,
  value: number,
  { min, max, step }: Slider,
): Thumbs {
  if (moved === 'min') return { ...thumbs, min: Math.max(min, Math.min(value, thumbs.max - step)) };
  return { ...thumbs, max: Math.min(max, Math.max(value, thumbs.min + step)) };
}

/** The range that the thumbs mean: at the end of the slider there is no limit. */
export function rangeOfThumbs(thumbs: Thumbs, { min, max }: Slider): Range {
  return { ...(thumbs.min > min && { min: thumbs.min }), ...(thumbs.max < max && { max: thumbs.max }) };
}
