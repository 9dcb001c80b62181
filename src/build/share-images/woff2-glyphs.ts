import { byteReader, type ByteReader } from './byte-reader.ts';
import { readPoint, type GlyphPoint } from './woff2-points.ts';

/** The tables that WOFF2 joins into one; `loca` has offsets of four bytes. */
export type GlyphTables = { glyf: Buffer; loca: Buffer };

type Streams = Record<
  'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'boxes' | 'code',
  ByteReader
>;

const COMPOSITE = -1;
/** Flags of a component in OpenType's glyf table. */
const WORDS = 0x0001;
const ONE_SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;
const HAS_CODE = 0x0100;

const ON_CURVE = 1;

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => bytes.writeUInt16BE(value & 0xffff, at * 2));
  return bytes;
}

/** The smallest box around an outline: xMin, yMin, xMax, yMax. */
function boxAround(points: readonly GlyphPoint[]): Buffer {
  let [x, y] = [0, 0];
  const places = points.map(({ dx, dy }) => ({ x: (x += dx), y: (y += dy) }));
  const across = places.map((place) => place.x);
  const up = places.map((place) => place.y);
  return words(Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up));
}

function simpleGlyph(contours: number, streams: Streams, box: Buffer | undefined): Buffer {
  let count = 0;
  const ends = Array.from({ length: contours }, () => (count += streams.points.packedWord()) - 1);
  const points = Array.from({ length: count }, () => readPoint(streams.flags.byte(), streams.glyphs));
  const code = streams.code.bytes(streams.glyphs.packedWord());
  // Steps of two bytes each: larger than packed ones, and nothing here is sent to anybody.
  return Buffer.concat([
    words(contours),
    box ?? boxAround(points),
    words(...ends, code.length),
    code,
    Buffer.from(points.map(({ onCurve }) => (onCurve ? ON_CURVE : 0))),
    words(...points.map(({ dx }) => dx), ...points.map(({ dy }) => dy)),
  ]);
}

function compositeGlyph(streams: Streams, box: Buffer): Buffer {
  const parts: Buffer[] = [];
  let flags = MORE;
  let hasCode = false;
  while (flags & MORE) {
    flags = streams.composites.word();
    hasCode ||= (flags & HAS_CODE) !== 0;
    const scales = flags & ONE_SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
    parts.push(words(flags), streams.composites.bytes(2 + (flags & WORDS ? 4 : 2) + scales));
  }
  if (hasCode) {
    const code = streams.code.bytes(streams.glyphs.packedWord());
    parts.push(words(code.length), code);
  }
  return Buffer.concat([words(COMPOSITE), box, ...parts]);
}

/** Makes `glyf` and `loca` of OpenType from the transformed table of a WOFF2 file (WOFF2 5.1). */
export function restoreGlyphs(transformed: Buffer): GlyphTables {
  const head = byteReader(transformed);
  head.bytes(4);
  const count = head.word();
  head.word();
  const sizes = Array.from({ length: 7 }, () => head.long());
  const [contours, points, flags, glyphs, composites, boxes, code] = sizes.map((size) => head.bytes(size));
  const streamOf = (bytes: Buffer | undefined): ByteReader => byteReader(bytes ?? Buffer.alloc(0));
  const streams: Streams = {
    contours: streamOf(contours),
    points: streamOf(points),
    flags: streamOf(flags),
    glyphs: streamOf(glyphs),
    composites: streamOf(composites),
    boxes: streamOf(boxes),
    code: streamOf(code),
  };
  const hasBox = streams.boxes.bytes(Math.ceil(count / 32) * 4);

  const loca = Buffer.alloc((count + 1) * 4);
  const restored: Buffer[] = [];
  let length = 0;
  for (let index = 0; index < count; index += 1) {
    const outlines = streams.contours.signedWord();
    const box = ((hasBox[index >> 3] ?? 0) >> (7 - (index & 7))) & 1 ? streams.boxes.bytes(8) : undefined;
    if (outlines !== 0) {
      const glyph =
        outlines > 0 ? simpleGlyph(outlines, streams, box) : compositeGlyph(streams, box ?? Buffer.alloc(8));
      const padded = Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
      restored.push(padded);
      length += padded.length;
    }
    loca.writeUInt32BE(length, (index + 1) * 4);
  }
  return { glyf: Buffer.concat(restored), loca };
}
