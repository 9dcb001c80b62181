import type { ByteReader } from './byte-reader.ts';

/** One point of an outline: its step from the point before, in font units. */
export type GlyphPoint = { dx: number; dy: number; onCurve: boolean };

const signed = (magnitude: number, sign: number): number => (sign & 1 ? magnitude : -magnitude);

/**
 * A point's step, from its flag and the one to four bytes behind it, by the table of triplets in WOFF2 5.2: low flags
 * move along one axis, the others along both with 4, 8, 12 or 16 bits each.
 */
export function readPoint(flag: number, data: ByteReader): GlyphPoint {
  const onCurve = flag < 128;
  const code = flag & 127;
  if (code < 10) return { onCurve, dx: 0, dy: signed(((code & 14) << 7) + data.byte(), code) };
  if (code < 20) return { onCurve, dx: signed((((code - 10) & 14) << 7) + data.byte(), code), dy: 0 };
  if (code < 84) {
    const rest = code - 20;
    const packed = data.byte();
    return {
      onCurve,
      dx: signed(1 + (rest & 0x30) + (packed >> 4), code),
      dy: signed(1 + ((rest & 0x0c) << 2) + (packed & 15), code >> 1),
    };
  }
  if (code < 120) {
    const rest = code - 84;
    return {
      onCurve,
      dx: signed(1 + (Math.floor(rest / 12) << 8) + data.byte(), code),
      dy: signed(1 + (((rest % 12) >> 2) << 8) + data.byte(), code >> 1),
    };
  }
  if (code < 124) {
    const [first, second, third] = [data.byte(), data.byte(), data.byte()];
    return {
      onCurve,
      dx: signed((first << 4) + (second >> 4), code),
      dy: signed(((second & 15) << 8) + third, code >> 1),
    };
  }
  const dx = signed(data.word(), code);
  return { onCurve, dx, dy: signed(data.word(), code >> 1) };
}
