import type { LeadFileType } from '../../domain/lead/lead-file.ts';

/** Segments of a JPEG that say where and with what a photo was taken, and comments; colours (2) and Adobe's (14) stay. */
const isJpegMetadata = (marker: number): boolean =>
  (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee) || marker === 0xfe;
const START_OF_SCAN = 0xda;
const PNG_METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
const PNG_SIGNATURE = 8;
/** Length, name and checksum around the data of a chunk. */
const CHUNK_FRAME = 12;

function stripJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) break;
    if (!isJpegMetadata(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}

function stripPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, PNG_SIGNATURE)];
  let at = PNG_SIGNATURE;
  while (at + CHUNK_FRAME <= bytes.length) {
    const end = at + CHUNK_FRAME + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    if (!PNG_METADATA.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}

/** A picture without what it says of its taker: place, device, time, comments. A PDF stays as it is. */
export function stripMetadata(bytes: Buffer, type: LeadFileType): Buffer {
  if (type === 'image/jpeg') return stripJpeg(bytes);
  return type === 'image/png' ? stripPng(bytes) : bytes;
}
