/** Width and height of a picture, in pixels. */
export type PictureSize = { width: number; height: number };

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Markers that begin a frame: C0 to CF without the tables among them (C4, C8, CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 30) return undefined;
  const view = viewOf(bytes);
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      // Three bytes each, less one.
      return {
        width: (view.getUint32(24, true) & 0xff_ffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      };
    default:
      return undefined;
  }
}

/**
 * The size of a JPEG, PNG or WebP by its heading, without opening the picture; undefined for what is none of them, and
 * where its start is cut off.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const isPng = bytes.length >= 24 && textAt(bytes, 1, 3) === 'PNG' && textAt(bytes, 12, 4) === 'IHDR';
  const view = viewOf(bytes);
  const size = isPng
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP'
      ? webpSize(bytes)
      : bytes[0] === 0xff && bytes[1] === 0xd8
        ? jpegSize(bytes)
        : undefined;
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}
