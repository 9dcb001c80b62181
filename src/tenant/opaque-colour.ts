import { clampRgb, formatHex, parse, type Color } from 'culori';

/**
 * A CSS colour, cut to what a screen shows (sRGB) as browsers cut it; undefined for one that is transparent, or that only a
 * browser can work out (`var`, `color-mix`).
 */
export function opaqueColour(text: string): Color | undefined {
  const colour = parse(text.trim());
  return colour && (colour.alpha ?? 1) === 1 ? clampRgb(colour) : undefined;
}

/** An opaque colour as `#rrggbb`; undefined where `opaqueColour` is. */
export function opaqueHex(text: string): string | undefined {
  const colour = opaqueColour(text);
  return colour && formatHex(colour);
}
