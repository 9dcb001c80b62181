import type { ImageSettings } from './image-settings.ts';

/** Widths in pixels that pictures come in: those the build makes, and those asked of an image host (spec D8, K19). */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280] as const;

/**
 * The widths that the build makes of a vehicle's photos after the first, which stand in its gallery alone: one for the thumbnail,
 * two for the slide (docs/decisions/0110).
 */
export const LATER_PHOTO_WIDTHS = [
  320, 960, 1280,
] as const satisfies readonly (typeof IMAGE_WIDTHS)[number][];

/** A stem as the picture step writes it, `/img/<name>.<hash>`; no other path of the site counts as a picture. */
const LOCAL_STEM = /^\/img\/[a-z0-9][a-z0-9-]*\.[0-9a-f]{8,64}$/;

/** An http(s) address as a browser would request it; '' for all else (`javascript:`, `data:`, paths, no address). */
function webAddress(url: string): string {
  if (!URL.canParse(url)) return '';
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : '';
}

/** The file of the picture step for `width`: a stem has one of each of IMAGE_WIDTHS, or of LATER_PHOTO_WIDTHS. */
function localVariant(stem: string, width: number): string {
  const made = IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1];
  return `${stem}-${made}.webp`;
}

/** As a browser likes it best, or as platforms take it. */
type Format = 'auto' | 'jpeg';

/** The address at which a host serves a picture of the web at a width; unchanged where nobody resizes it. */
function addressAtHost(
  address: string,
  width: number,
  { host, quality }: ImageSettings,
  format: Format = 'auto',
): string {
  switch (host.kind) {
    case 'files':
    case 'none':
      return address;
    case 'cloudinary': {
      // Fetch mode: the picture's own address comes last, escaped whole.
      const cloud = `https://res.cloudinary.com/${encodeURIComponent(host.cloud)}`;
      const as = format === 'jpeg' ? 'f_jpg' : 'f_auto';
      return `${cloud}/image/fetch/${as},q_${quality},w_${width},c_fill/${encodeURIComponent(address)}`;
    }
    case 'imgix': {
      // A web-folder source maps paths one to one; a web-proxy source would need a secret to sign each address with.
      const { pathname } = new URL(address);
      const as = format === 'jpeg' ? 'fm=jpg' : 'auto=format';
      return `https://${host.domain}${pathname}?${as}&q=${quality}&w=${width}&fit=crop`;
    }
    case 'cloudflare': {
      const options = `width=${width},quality=${quality},format=${format},fit=cover`;
      // A comma at the end of an address would end its entry in a srcset.
      return `${new URL(host.origin).origin}/cdn-cgi/image/${options}/${address.replace(/,+$/, '')}`;
    }
  }
}

/**
 * The address of a picture about `width` pixels wide (spec D8, K19), for `src`. `url` is a stem of the picture step or an
 * http(s) address; anything else gives ''.
 */
export function imageSource(url: string, width: number, settings: ImageSettings): string {
  if (LOCAL_STEM.test(url)) return localVariant(url, width);
  const address = webAddress(url);
  return address && addressAtHost(address, width, settings);
}

/** A width to offer, and that of the file which has it: a picture's own width stands in for the first above it. */
type Offered = { width: number; file: number };

/** Pixels of the pictures that platforms for advertising are given: they show nothing larger. */
export const JPEG_WIDTH = 1280;

/** Where the build puts the JPEG of a picture that it makes one of (see jpegPhotos). */
export const jpegFile = (stem: string): string => `${stem}-${JPEG_WIDTH}.jpg`;

/** Endings of pictures that are no JPEG or PNG. */
const OTHER_FORMAT = /\.(?:webp|avif|heic|heif|gif|tiff?|bmp|svg|jxl)$/i;

/**
 * The address of a picture as JPEG, about JPEG_WIDTH pixels wide; '' where nobody makes one. A picture that is shown from where it lies
 * is taken for a JPEG or PNG unless its ending says another format.
 */
export function jpegSource(url: string, settings: ImageSettings): string {
  if (LOCAL_STEM.test(url)) return jpegFile(url);
  const address = webAddress(url);
  if (address === '') return '';
  const { kind } = settings.host;
  if ((kind === 'files' || kind === 'none') && OTHER_FORMAT.test(new URL(address).pathname)) return '';
  return addressAtHost(address, JPEG_WIDTH, settings, 'jpeg');
}

/** Widths to offer of a picture that is `original` pixels wide: none wider, and its own in place of the first that is. */
function widthsUpTo(original: number, widths: readonly number[]): Offered[] {
  const narrower = widths.filter((width) => width <= original);
  const offered = narrower.map((width) => ({ width, file: width }));
  const above = widths[narrower.length];
  return above === undefined || narrower.includes(original)
    ? offered
    : [...offered, { width: original, file: above }];
}

/**
 * The same picture at several widths in pixels, for `srcset`; '' where only one size exists. With `originalWidth`, no
 * width above it is offered.
 */
export function imageSourceSet(
  url: string,
  widths: readonly number[],
  settings: ImageSettings,
  originalWidth?: number,
): string {
  const isLocal = LOCAL_STEM.test(url);
  if (!isLocal && (settings.host.kind === 'files' || settings.host.kind === 'none')) return '';
  return widthsUpTo(originalWidth ?? Infinity, widths)
    .map(({ width, file }) => ({ width, source: imageSource(url, isLocal ? file : width, settings) }))
    .filter(({ source }) => source !== '')
    .map(({ width, source }) => `${source} ${width}w`)
    .join(', ');
}
