import sharp from 'sharp';
import type { SiteSettings } from '../../domain/site/site-settings.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';

export type FontWeight = 'normal' | 'bold';
/** Width of a text in pixels at one pixel of size, in a font of useShareFonts. */
export type MeasureText = (text: string, weight: FontWeight) => Promise<number>;

/** Large enough that rounding to whole pixels does not matter. */
const MEASURED_SIZE = 100;
const MAX_KNOWN = 5000;

/** Measures text by drawing it once; words come again in every vehicle, so widths are remembered. */
export function textMeasure(family: SiteSettings['font']): MeasureText {
  const known = new Map<string, number>();
  return async (text, weight) => {
    const key = `${weight} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const font = `${family} ${weight === 'bold' ? 'Bold ' : ''}${MEASURED_SIZE}`;
    const { width } = await sharp({ text: { text: escapeMarkup(text), font, dpi: 72 } }).metadata();
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, width / MEASURED_SIZE);
    return width / MEASURED_SIZE;
  };
}
