import { pictureSize } from './picture-size.ts';

/** The most that one file may have, in bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** The most that a photo may have, in pixels: more than phones take, and no more than a browser can open. */
export const MAX_PHOTO_PIXELS = 64_000_000;

/** Stands for whatever byte there is. */
const ANY = undefined;

/** Bytes at the start of a file by which its type is seen. */
export const START_BYTES = 12;

/** The files that a form takes, each by the bytes that it begins with. */
const STARTS = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // RIFF, its length, WEBP.
  'image/webp': [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50],
} as const;
export type LeadFileType = keyof typeof STARTS;

/** What a field offers to choose from: a file field all of it, one for photos the pictures. */
export const FILE_TYPES = Object.keys(STARTS) as LeadFileType[];

/** What a file is by its content, whatever it is called; undefined for what no form takes. */
export function leadFileType(bytes: Uint8Array): LeadFileType | undefined {
  return FILE_TYPES.find((type) => STARTS[type].every((byte, at) => byte === ANY || bytes[at] === byte));
}

/** The pictures among them. */
export const PHOTO_TYPES = FILE_TYPES.filter((type) => type.startsWith('image/'));

/** The brands of photos that phones keep as HEIC, where a file names its own. */
const HEIC = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** True if a file is a photo as some phones keep it, which few browsers and no server of ours can open. */
export const isHeic = (bytes: Uint8Array): boolean => HEIC.test(String.fromCharCode(...bytes.slice(4, 12)));

/** What is said of such a photo where it cannot be opened. */
export const HEIC_PHOTO =
  "We can't open HEIC photos. Please send it as a JPEG: open it on your phone and share or save a copy as JPEG, or take a screenshot of it.";

/** What is wrong with a file, in the words for the shopper. */
export function leadFileProblem(bytes: number, start: Uint8Array): string | undefined {
  if (bytes > MAX_FILE_BYTES) return 'Please choose a file of at most 5 MB.';
  if (isHeic(start)) return HEIC_PHOTO;
  return leadFileType(start) ? undefined : 'Please choose a PDF, JPEG, PNG or WebP file.';
}

/** What is said of a file that is no picture where a photo is asked for. */
export const NO_PHOTO = 'Please choose a JPEG, PNG or WebP photo.';

/** What is said of a picture that cannot be opened, or not to its end. */
export const BROKEN_PICTURE = "We can't open this picture. Please choose another one.";

/** What is wrong with a picture of so many pixels, in the words for the shopper. */
export const pixelProblem = (pixels: number): string | undefined =>
  pixels > MAX_PHOTO_PIXELS ? 'Please choose a photo of at most 64 megapixels.' : undefined;

/** What is wrong with a photo by its type and its pixels, in the words for the shopper; `bytes` are all of it, or its start. */
export function photoProblem(bytes: Uint8Array): string | undefined {
  if (isHeic(bytes)) return HEIC_PHOTO;
  const size = pictureSize(bytes);
  return size ? pixelProblem(size.width * size.height) : NO_PHOTO;
}
