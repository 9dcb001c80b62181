import { exifOrientation, orientationExif } from './exif-orientation.ts';
import type { LeadFileType } from './lead-file.ts';

const POLYNOMIAL = 0xedb88320;

/** The checksum of a chunk of a PNG, over its name and data (CRC-32, as in RFC 2083, 3.4). */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
  }
  return ~crc >>> 0;
}

type Bytes = Uint8Array<ArrayBuffer>;

const PNG_METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
const PNG_SIGNATURE = 8;
/** Length, name and checksum around the data of a PNG chunk; name and length of a WebP chunk; the heading of a WebP. */
const PNG_FRAME = 12;
const WEBP_FRAME = 8;
const WEBP_HEADING = 12;
const WEBP_METADATA = new Set(['EXIF', 'XMP ']);
/** The marks in a WebP's first chunk that say it has EXIF or XMP. */
const WEBP_EXIF = 0x08;
const WEBP_XMP = 0x04;
/** Where those marks are in it, and the length of a JPEG's marker with its own length. */
const WEBP_FLAGS_AT = 8;
const JPEG_FRAME = 4;

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const textAt = (bytes: Bytes, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A segment of a JPEG with EXIF begins so. */
const EXIF_HEADING = 'Exif\0\0';

const bytesOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The one entry of a JPEG's EXIF that stays: how the photo is turned, without which it lies on its side. */
function turnedJpeg(bytes: Bytes, at: number, end: number): Bytes[] {
  const start = at + JPEG_FRAME + EXIF_HEADING.length;
  if (bytes[at + 1] !== 0xe1 || textAt(bytes, at + JPEG_FRAME, EXIF_HEADING.length) !== EXIF_HEADING)
    return [];
  const orientation = exifOrientation(bytes.subarray(start, end));
  if (orientation === undefined) return [];
  const exif = joined([bytesOf(EXIF_HEADING), orientationExif(orientation)]);
  return [Uint8Array.of(0xff, 0xe1, 0, exif.length + 2), exif];
}

/** Segments that say where and with what a photo was taken, comments, and indexes of further pictures behind it. */
function isJpegMetadata(bytes: Bytes, at: number): boolean {
  const marker = bytes[at + 1] ?? 0;
  if (marker === 0xe2) return textAt(bytes, at + JPEG_FRAME, 11) !== 'ICC_PROFILE';
  return (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
}

/** Where the next marker is: within a scan 0xff is followed by 0 or a restart marker. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Phones put whole pictures and films behind the end of a photo, with their own places and times: they go. */
function stripJpeg(bytes: Bytes): Bytes {
  const kept = [bytes.subarray(0, 2)];
  const view = viewOf(bytes);
  let at = 2;
  while (at + JPEG_FRAME <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (marker === 0xd9) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return joined([...kept, bytes.subarray(at)]);
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    if (isJpegMetadata(bytes, at)) kept.push(...turnedJpeg(bytes, at, end));
    else kept.push(bytes.subarray(at, next));
    at = next;
  }
  return joined([...kept, bytes[at + 1] === 0xd9 ? bytes.subarray(at, at + 2) : bytes.subarray(at)]);
}

/** A PNG's chunk of EXIF that says how it is turned; nothing for one that stands upright. */
function turnedPng(tiff: Bytes): Bytes[] {
  const orientation = exifOrientation(tiff);
  if (orientation === undefined) return [];
  const named = joined([bytesOf('eXIf'), orientationExif(orientation)]);
  const chunk = new Uint8Array(named.length + 8);
  viewOf(chunk).setUint32(0, named.length - 4);
  chunk.set(named, 4);
  viewOf(chunk).setUint32(named.length + 4, crc32(named));
  return [chunk];
}

function stripPng(bytes: Bytes): Bytes {
  const kept = [bytes.subarray(0, PNG_SIGNATURE)];
  const view = viewOf(bytes);
  let at = PNG_SIGNATURE;
  while (at + PNG_FRAME <= bytes.length) {
    const end = at + PNG_FRAME + view.getUint32(at);
    if (end > bytes.length) break;
    const name = textAt(bytes, at + 4, 4);
    if (!PNG_METADATA.has(name)) kept.push(bytes.subarray(at, end));
    else if (name === 'eXIf') kept.push(...turnedPng(bytes.subarray(at + 8, end - 4)));
    at = end;
  }
  return joined([...kept, bytes.subarray(at)]);
}

/** A WebP's chunk of EXIF that says how it is turned, which some programs begin as a JPEG's; nothing for an upright one. */
function turnedWebp(exif: Bytes): Bytes[] {
  const isHeaded = textAt(exif, 0, EXIF_HEADING.length) === EXIF_HEADING;
  const orientation = exifOrientation(isHeaded ? exif.subarray(EXIF_HEADING.length) : exif);
  if (orientation === undefined) return [];
  const tiff = orientationExif(orientation);
  return [bytesOf('EXIF'), Uint8Array.of(tiff.length, 0, 0, 0), tiff];
}

function stripWebp(bytes: Bytes): Bytes {
  const kept = [bytes.subarray(0, WEBP_HEADING)];
  const view = viewOf(bytes);
  let isTurned = false;
  let at = WEBP_HEADING;
  while (at + WEBP_FRAME <= bytes.length) {
    const size = view.getUint32(at + 4, true);
    // Chunks have an even length.
    const end = at + WEBP_FRAME + size + (size % 2);
    if (end > bytes.length) break;
    const name = textAt(bytes, at, 4);
    const turned = name === 'EXIF' ? turnedWebp(bytes.subarray(at + WEBP_FRAME, at + WEBP_FRAME + size)) : [];
    isTurned ||= turned.length > 0;
    if (WEBP_METADATA.has(name)) kept.push(...turned);
    else kept.push(bytes.subarray(at, end));
    at = end;
  }
  const stripped = joined([...kept, bytes.subarray(at)]);
  if (stripped.length < WEBP_HEADING + WEBP_FRAME + 1) return stripped;
  viewOf(stripped).setUint32(4, stripped.length - WEBP_FRAME, true);
  const flags = WEBP_HEADING + WEBP_FLAGS_AT;
  if (textAt(stripped, WEBP_HEADING, 4) === 'VP8X')
    stripped[flags] = (stripped[flags] ?? 0) & ~(isTurned ? WEBP_XMP : WEBP_EXIF | WEBP_XMP);
  return stripped;
}

const STRIP: Partial<Record<LeadFileType, (bytes: Bytes) => Bytes>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};

/**
 * A picture without what it says of its taker: place, device, time, comments. How it is turned stays, so that no photo lies
 * on its side. A PDF stays as it is. The same on the
 * device and on the server, so that what a browser did not take away never reaches a dealer.
 */
export const stripMetadata = (bytes: Bytes, type: LeadFileType): Bytes => STRIP[type]?.(bytes) ?? bytes;
