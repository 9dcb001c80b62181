import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PictureProblem, picturePixels, redrawPicture } from './redraw-picture.ts';

const blank = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#a83' } });
const taken = () =>
  blank().withExif({
    IFD0: { Copyright: 'Rosa Quill', ImageDescription: 'At home' },
    IFD3: { GPSLatitude: '33/1 52/1 0/1' },
  });
/** A picture whose left half is red and whose right half is blue. */
const halves = () =>
  blank().composite([
    { input: { create: { width: 32, height: 48, channels: 3, background: '#00f' } }, left: 32, top: 0 },
  ]);
const TYPES = ['jpeg', 'png', 'webp'] as const;

describe('F7 a picture of a shopper', () => {
  test.each(TYPES)('loses what it says of its taker and keeps its type and size (%s)', async (format) => {
    const bytes = await taken()
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Rosa</x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    expect(bytes.toString('latin1')).toContain('Rosa Quill');
    const redrawn = await redrawPicture(bytes, `image/${format}`);
    expect(redrawn.toString('latin1')).not.toMatch(/Rosa|At home|Exif|eXIf|xmp/);
    const { exif, xmp, icc, width, height, format: kept } = await sharp(redrawn).metadata();
    expect({ exif, xmp, icc, width, height, kept }).toEqual({
      exif: undefined,
      xmp: undefined,
      icc: undefined,
      width: 64,
      height: 48,
      kept: format,
    });
  });

  test.each(TYPES)('that was taken upright still stands (%s)', async (format) => {
    for (let orientation = 1; orientation <= 8; orientation++) {
      const turned = await halves().withMetadata({ orientation }).toFormat(format).toBuffer();
      const redrawn = await redrawPicture(turned, `image/${format}`);
      expect((await sharp(redrawn).metadata()).orientation).toBeUndefined();
      const pixels = async (bytes: Buffer) =>
        sharp(bytes).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const [shown, kept] = [await pixels(turned), await pixels(redrawn)];
      expect([kept.info.width, kept.info.height]).toEqual([shown.info.width, shown.info.height]);
      const furthest = shown.data.reduce(
        (most, byte, at) => Math.max(most, Math.abs(byte - (kept.data[at] ?? 0))),
        0,
      );
      expect(furthest).toBeLessThan(60);
    }
  });

  test('keeps its colours where it has a profile of its own', async () => {
    const wide = await blank().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const meansOf = async (bytes: Buffer) =>
      (await sharp(bytes).stats()).channels.map(({ mean }) => Math.round(mean));
    // '#a83' in the numbers of its own profile, and in those that every program knows.
    expect(Math.abs((await meansOf(wide))[0]! - 0xaa)).toBeGreaterThan(3);
    const means = await meansOf(await redrawPicture(wide, 'image/jpeg'));
    [0xaa, 0x88, 0x33].forEach((colour, at) => expect(Math.abs(means[at]! - colour)).toBeLessThan(4));
  });

  test('loses what a phone puts behind it', async () => {
    const bytes = Buffer.concat([await blank().jpeg().toBuffer(), await taken().jpeg().toBuffer()]);
    expect((await redrawPicture(bytes, 'image/jpeg')).toString('latin1')).not.toContain('Rosa');
  });

  test('that moves is its first frame', async () => {
    const frame = (background: string) =>
      blank()
        .composite([{ input: { create: { width: 64, height: 48, channels: 3, background } } }])
        .png()
        .toBuffer();
    const moving = await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const redrawn = await redrawPicture(moving, 'image/webp');
    expect((await sharp(redrawn).metadata()).pages ?? 1).toBe(1);
    const [red] = (await sharp(redrawn).stats()).channels;
    expect(red?.mean).toBeGreaterThan(200);
  });

  test('is kept 4096 pixels long at most, and never made larger', async () => {
    const redrawn = await redrawPicture(await blank(6000, 3000).jpeg().toBuffer(), 'image/jpeg');
    expect(await sharp(redrawn).metadata()).toMatchObject({ width: 4096, height: 2048 });
  });

  test('without the end marker that some cameras leave out is taken', async () => {
    const bytes = await blank().jpeg().toBuffer();
    const redrawn = await redrawPicture(bytes.subarray(0, -2), 'image/jpeg');
    expect(await sharp(redrawn).metadata()).toMatchObject({ width: 64, height: 48 });
  });

  test.each(TYPES)('that is cut off is refused (%s)', async (format) => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer();
    for (const share of [0.02, 0.3, 0.6, 0.9])
      await expect(
        redrawPicture(noise.subarray(0, Math.round(noise.length * share)), `image/${format}`),
      ).rejects.toThrow(PictureProblem);
  });

  test('of more than 64 megapixels is refused without being opened', async () => {
    const bomb = await blank(8000, 8001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await picturePixels(bomb, 'image/png')).toBe(64_008_000);
    await expect(redrawPicture(bomb, 'image/png')).rejects.toThrow(PictureProblem);
  });

  test('that is of another type than it begins as is refused', async () => {
    await expect(picturePixels(await blank().png().toBuffer(), 'image/jpeg')).rejects.toThrow(PictureProblem);
    await expect(picturePixels(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg')).rejects.toThrow(
      PictureProblem,
    );
  });
});
