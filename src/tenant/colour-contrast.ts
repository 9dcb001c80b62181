/** Red, green and blue, 0 to 1, linear light. */
type LinearColour = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function fromHex(digits: string): LinearColour | undefined {
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (!/^[0-9a-f]{6}$/i.test(long)) return undefined;
  const channel = (at: number): number => toLinear(Number.parseInt(long.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

/** OKLCH to linear sRGB, clipped to it: matrices of CSS Color 4, section 'Sample code for color conversions'. */
function fromOklch(lightness: number, chroma: number, degrees: number): LinearColour {
  const a = chroma * Math.cos((degrees * Math.PI) / 180);
  const b = chroma * Math.sin((degrees * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const portion = (word: string, whole: number): number =>
  word.endsWith('%') ? (Number.parseFloat(word) / 100) * whole : Number.parseFloat(word);

/** An opaque colour as `#rgb`, `#rrggbb`, `rgb(r g b)` or `oklch(l c h)`; undefined for anything else. */
function parseColour(text: string): LinearColour | undefined {
  const value = text.trim().toLowerCase();
  if (value.startsWith('#')) return fromHex(value.slice(1));
  const call = /^(rgb|oklch)\(\s*([\d.]+%?)[\s,]+([\d.]+%?)[\s,]+([\d.]+%?)(?:deg)?\s*\)$/.exec(value);
  if (!call) return undefined;
  const [, name, first, second, third] = call;
  if (name === 'oklch') return fromOklch(portion(first!, 1), portion(second!, 0.4), portion(third!, 360));
  const channel = (word: string): number => toLinear(clamp(portion(word, 255) / 255));
  return [channel(first!), channel(second!), channel(third!)];
}

/** Whether a colour is written in a way that can be measured: opaque, and as hex, rgb or oklch. */
export const isMeasurable = (colour: string): boolean => parseColour(colour) !== undefined;

const luminance = ([red, green, blue]: LinearColour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/**
 * WCAG contrast of two opaque CSS colours, 1 to 21; undefined when one of them is written in a way that is not read
 * here (hex, rgb and oklch without transparency are).
 */
export function colourContrast(one: string, other: string): number | undefined {
  const first = parseColour(one);
  const second = parseColour(other);
  if (!first || !second) return undefined;
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}
