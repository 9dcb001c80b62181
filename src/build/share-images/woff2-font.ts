import { brotliDecompressSync } from 'node:zlib';
import { byteReader, type ByteReader } from './byte-reader.ts';
import { restoreGlyphs } from './woff2-glyphs.ts';

/** Tags of tables by their number in a WOFF2 directory (WOFF2 4.1). */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt. fpgm glyf loca prep CFF. VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG. sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .replaceAll('.', ' ')
    .match(/.{4}(?= |$)/g) ?? [];
const OWN_TAG = 63;
const SIGNATURE = 0x774f4632;
/** The one version of `glyf` and `loca` that stands for "as it is"; of other tables it is 0. */
const GLYPHS_AS_THEY_ARE = 3;

type Table = { tag: string; bytes: Buffer };
type Entry = { tag: string; length: number; isTransformed: boolean };

function readEntry(file: ByteReader): Entry {
  const flags = file.byte();
  const known = flags & OWN_TAG;
  const tag = known === OWN_TAG ? file.bytes(4).toString('latin1') : (KNOWN_TAGS[known] ?? '');
  const plain = tag === 'glyf' || tag === 'loca' ? GLYPHS_AS_THEY_ARE : 0;
  const isTransformed = flags >> 6 !== plain;
  const length = file.base128();
  return { tag, isTransformed, length: isTransformed ? file.base128() : length };
}

function restoreTables(entries: readonly Entry[], data: ByteReader): Table[] {
  const tables = entries.map(({ tag, length, isTransformed }) => ({
    tag,
    isTransformed,
    bytes: Buffer.from(data.bytes(length)),
  }));
  const glyphs = tables.find(({ tag, isTransformed }) => tag === 'glyf' && isTransformed);
  if (!glyphs) return tables;
  const other = tables.find(({ tag, isTransformed }) => isTransformed && tag !== 'glyf' && tag !== 'loca');
  if (other) throw new Error(`its table ${other.tag} is packed in a way that is not known here`);
  const restored = restoreGlyphs(glyphs.bytes);
  // indexToLocFormat: offsets of four bytes.
  tables.find(({ tag }) => tag === 'head')?.bytes.writeUInt16BE(1, 50);
  return tables.map(({ tag, bytes }) => ({
    tag,
    bytes: tag === 'glyf' ? restored.glyf : tag === 'loca' ? restored.loca : bytes,
  }));
}

const padded = (length: number): number => (length + 3) & ~3;

/** Joins tables to an OpenType file. Checksums stay 0: readers of fonts do not look at them. */
function writeFont(flavour: number, tables: readonly Table[]): Buffer {
  const sorted = tables.toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  const power = Math.floor(Math.log2(sorted.length));
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(16 << power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * sorted.length - (16 << power), 10);
  let offset = head.length;
  sorted.forEach(({ tag, bytes }, at) => {
    head.write(tag, 12 + at * 16, 'latin1');
    head.writeUInt32BE(offset, 12 + at * 16 + 8);
    head.writeUInt32BE(bytes.length, 12 + at * 16 + 12);
    offset += padded(bytes.length);
  });
  const body = sorted.flatMap(({ bytes }) => [bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
  return Buffer.concat([head, ...body]);
}

/**
 * A WOFF2 font as the OpenType file it was packed from, variable axes included: the text renderer of the build reads no
 * WOFF2. Throws with the reason when the bytes are no such font.
 */
export function unpackWoff2(bytes: Buffer): Buffer {
  const file = byteReader(bytes);
  if (file.long() !== SIGNATURE) throw new Error('it is no WOFF2 file');
  const flavour = file.long();
  file.long();
  const count = file.word();
  file.bytes(6);
  const packedLength = file.long();
  file.bytes(24);
  const entries = Array.from({ length: count }, () => readEntry(file));
  const data = brotliDecompressSync(file.bytes(packedLength));
  return writeFont(flavour, restoreTables(entries, byteReader(data)));
}
