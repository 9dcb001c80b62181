import type { Sharp, SharpOptions } from 'sharp';
import { MAX_PHOTO_PIXELS, type LeadFileType } from '../../domain/lead/lead-file.ts';
import { createTurns } from './in-turn.ts';

/** The files of a form that are pictures. */
export type PictureType = Exclude<LeadFileType, 'application/pdf'>;

/** The longer side of a picture as it is kept, in pixels: a page of A4 scanned at 300 dots an inch stays as it is. */
const MAX_SIDE = 4096;
const QUALITY = 85;
/** Seconds that one picture may take to be drawn anew. */
const TIMEOUT_S = 20;
/** The marker EOI of a JPEG (ITU-T T.81, table B.1). */
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** A picture that is torn, or says that it is what it isn't. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
}

/** Loaded with the first picture: most backends never see one, and the library holds 16 MB. */
async function openPicture(bytes: Buffer, failOn: SharpOptions['failOn'] = 'error'): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // One page: of a picture that moves, its first frame.
  return sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, pages: 1, failOn });
}

/**
 * The pixels of a picture by its heading, without opening it. Throws PictureProblem for one that is no picture of its type.
 */
export async function picturePixels(bytes: Buffer, type: PictureType): Promise<number> {
  const { default: sharp } = await import('sharp');
  const heading = await sharp(bytes, { limitInputPixels: false }).metadata().catch(asProblem);
  if (`image/${heading.format}` !== type) throw new PictureProblem(`it is ${heading.format}`);
  return heading.width * heading.height;
}

function asProblem(cause: unknown): never {
  throw new PictureProblem('it cannot be read', { cause });
}

const drawn = async (picture: Sharp, type: PictureType): Promise<Buffer> =>
  picture
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toFormat(type === 'image/jpeg' ? 'jpeg' : type === 'image/png' ? 'png' : 'webp', {
      ...(type !== 'image/png' && { quality: QUALITY }),
    })
    .timeout({ seconds: TIMEOUT_S })
    .toBuffer();

const inTurn = createTurns();

/**
 * A picture of a shopper drawn anew, upright and of the same type: of what came in, nothing stays but what is seen. One picture
 * at a time, since an open one takes up to 200 MB. Throws PictureProblem for one that is torn, has more pixels than
 * MAX_PHOTO_PIXELS, or takes too long.
 */
export const redrawPicture = (bytes: Buffer, type: PictureType): Promise<Buffer> =>
  inTurn('picture', async () => {
    try {
      return await drawn(await openPicture(bytes), type);
    } catch (error) {
      // Some cameras leave the end marker out: with it, such a photo has no fault at all, and a torn one still has.
      if (type !== 'image/jpeg') return asProblem(error);
      const ended = await openPicture(Buffer.concat([bytes, JPEG_END]), 'warning');
      return drawn(ended, type).catch(() => asProblem(error));
    }
  });
