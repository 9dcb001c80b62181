import { IMAGE_WIDTHS } from '../../domain/picture/image-host.ts';

/** What our own coder makes of a photo full of detail, a yard or a street; studio photos take a third of it. */
const MAX_BYTES_A_PIXEL = 0.1;
const NARROWEST = Math.min(...IMAGE_WIDTHS);
const WIDEST = Math.max(...IMAGE_WIDTHS);
/** The container's header with the name of the format, and the header of its first part. */
const HEADER_BYTES = 20;

const nameAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

/** True if a file is one lossy WebP picture and nothing else: no notes of a camera, no colour profile, no second picture. */
function isOnePicture(bytes: Buffer): boolean {
  if (bytes.length < HEADER_BYTES) return false;
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP' || nameAt(bytes, 12) !== 'VP8 ')
    return false;
  const inContainer = bytes.readUInt32LE(4) + 8;
  const inPart = bytes.readUInt32LE(16);
  // Parts have an even length; the last byte of an odd one is filled up.
  return inContainer === bytes.length && HEADER_BYTES + inPart + (inPart % 2) === bytes.length;
}

/**
 * True if a picture of `width` times `height` pixels can be shown at its own width as it came (spec D8,
 * docs/decisions/0110): a WebP that is no wider than the widest that pages name, with nothing in it but the picture, and as
 * light as we would make it. Coding it once more would cost what it can still lose and save little. A picture that has no
 * narrower width is coded, because that is how a broken one is found out.
 */
export function isLightWebp(bytes: Buffer, { width, height }: { width: number; height: number }): boolean {
  return (
    width > NARROWEST &&
    width <= WIDEST &&
    bytes.length <= MAX_BYTES_A_PIXEL * width * height &&
    isOnePicture(bytes)
  );
}
