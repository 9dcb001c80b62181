import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FONTS } from '../../domain/site/site-settings.ts';
import { unpackWoff2 } from './woff2-font.ts';

const packed = (font: string): Buffer =>
  readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`)),
  );

function tablesOf(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, at) => {
      const entry = 12 + at * 16;
      const offset = font.readUInt32BE(entry + 8);
      const bytes = font.subarray(offset, offset + font.readUInt32BE(entry + 12));
      return [font.toString('latin1', entry, entry + 4), bytes];
    }),
  );
}

test.each(FONTS)('%s is unpacked with an outline for every glyph and its axis of weight', (font) => {
  const tables = tablesOf(unpackWoff2(packed(font)));
  const glyphs = tables.get('maxp')!.readUInt16BE(4);
  const loca = tables.get('loca')!;
  expect(loca.length).toBe((glyphs + 1) * 4);
  expect(loca.readUInt32BE(glyphs * 4)).toBe(tables.get('glyf')!.length);
  expect(tables.get('fvar')!.toString('latin1')).toContain('wght');

  // The packer leaves most boxes out; made from a wrongly read outline, they leave the box of the whole font.
  const head = tables.get('head')!;
  const boxes = Array.from({ length: glyphs }, (_, at) => loca.readUInt32BE(at * 4))
    .filter((offset, at) => offset < loca.readUInt32BE((at + 1) * 4))
    .map((offset) => [2, 4, 6, 8].map((side) => tables.get('glyf')!.readInt16BE(offset + side)));
  expect(boxes.length).toBeGreaterThan(200);
  const [left, bottom, right, top] = [36, 38, 40, 42].map((at) => head.readInt16BE(at));
  for (const [xMin, yMin, xMax, yMax] of boxes) {
    expect(xMin).toBeGreaterThanOrEqual(left! - 1);
    expect(yMin).toBeGreaterThanOrEqual(bottom! - 1);
    expect(xMax).toBeLessThanOrEqual(right! + 1);
    expect(yMax).toBeLessThanOrEqual(top! + 1);
  }
});

test('what is no WOFF2 file is refused', () => {
  expect(() => unpackWoff2(Buffer.from('wOFF and more bytes'))).toThrow('it is no WOFF2 file');
  expect(() => unpackWoff2(packed('figtree').subarray(0, 2000))).toThrow();
});
