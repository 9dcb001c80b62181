import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

const blank = () => sharp({ create: { width: 4, height: 3, channels: 3, background: '#a83' } });
const picture = () =>
  blank().withExif({
    IFD0: { Copyright: 'Rosa Quill', ImageDescription: 'At home' },
    IFD3: { GPSLatitude: '33/1 52/1 0/1' },
  });

describe('a file of a shopper', () => {
  test.each([
    ['image/jpeg', () => picture().jpeg().toBuffer()],
    ['image/png', () => picture().png().toBuffer()],
    ['image/webp', () => picture().webp({ lossless: true }).toBuffer()],
  ] as const)(
    'of the kind %s loses what it says of its taker and stays the same picture',
    async (type, make) => {
      const bytes = new Uint8Array(await make());
      expect(Buffer.from(bytes).toString('latin1')).toContain('Rosa Quill');
      const stripped = stripMetadata(bytes, type);
      expect(Buffer.from(stripped).toString('latin1')).not.toMatch(/Rosa|At home|Exif|eXIf/);
      expect((await sharp(stripped).metadata()).exif).toBeUndefined();
      expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
    },
  );

  test.each(['jpeg', 'png', 'webp'] as const)(
    'F7 a photo that was taken upright still stands (%s)',
    async (format) => {
      for (let orientation = 1; orientation <= 8; orientation++) {
        const turned = await picture().withMetadata({ orientation }).toFormat(format).toBuffer();
        const stripped = stripMetadata(new Uint8Array(turned), `image/${format}`);
        expect((await sharp(stripped).metadata()).orientation ?? 1).toBe(orientation);
        const shown = (bytes: Uint8Array) =>
          sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
        expect((await shown(stripped)).info).toEqual((await shown(turned)).info);
        expect(Buffer.from(stripped).toString('latin1')).not.toMatch(/Rosa|At home|GPS/);
        // What is stripped twice, on the device and on the server, is the same.
        expect(stripMetadata(stripped, `image/${format}`)).toEqual(stripped);
      }
    },
  );

  test('a comment of a JPEG goes too, and a PDF stays as it is', () => {
    const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xfe, 0, 4, 65, 66, 0xff, 0xda, 1, 2]);
    expect([...stripMetadata(jpeg, 'image/jpeg')]).toEqual([0xff, 0xd8, 0xff, 0xda, 1, 2]);
    expect(stripMetadata(jpeg, 'application/pdf')).toBe(jpeg);
  });

  test('F7 pictures that a phone puts behind a JPEG, and their index, go with their places', async () => {
    const plain = await blank().jpeg({ progressive: true }).toBuffer();
    const index = Buffer.concat([Buffer.from([0xff, 0xe2, 0, 8]), Buffer.from('MPF\0\0\0')]);
    const behind = await picture().jpeg().toBuffer();
    const bytes = new Uint8Array(Buffer.concat([plain.subarray(0, 2), index, plain.subarray(2), behind]));
    const stripped = Buffer.from(stripMetadata(bytes, 'image/jpeg'));
    expect(stripped.toString('latin1')).not.toMatch(/Rosa|MPF/);
    expect(stripped.equals(plain)).toBe(true);
  });

  test('F7 the colours of a JPEG stay', async () => {
    const bytes = new Uint8Array(await picture().withIccProfile('p3').jpeg().toBuffer());
    const stripped = stripMetadata(bytes, 'image/jpeg');
    expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(bytes).metadata()).icc);
  });

  test.each(['image/jpeg', 'image/png', 'image/webp'] as const)(
    'that was cut off anywhere is no fault (%s)',
    async (type) => {
      const format = type.slice('image/'.length) as 'jpeg' | 'png' | 'webp';
      const bytes = new Uint8Array(await picture().toFormat(format).toBuffer());
      for (let end = 12; end < bytes.length; end++)
        expect(stripMetadata(bytes.subarray(0, end), type).length).toBeLessThanOrEqual(end);
    },
  );
});
