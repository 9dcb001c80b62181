import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

const picture = () =>
  sharp({ create: { width: 4, height: 3, channels: 3, background: '#a83' } }).withExif({
    IFD0: { Copyright: 'Rosa Quill', ImageDescription: 'At home' },
    IFD3: { GPSLatitude: '33/1 52/1 0/1' },
  });

describe('a file of a shopper', () => {
  test.each([
    ['image/jpeg', () => picture().jpeg().toBuffer()],
    ['image/png', () => picture().png().toBuffer()],
  ] as const)(
    'of the kind %s loses what it says of its taker and stays the same picture',
    async (type, make) => {
      const bytes = await make();
      expect(bytes.toString('latin1')).toContain('Rosa Quill');
      const stripped = stripMetadata(bytes, type);
      expect(stripped.toString('latin1')).not.toMatch(/Rosa|At home|Exif|eXIf/);
      expect((await sharp(stripped).metadata()).exif).toBeUndefined();
      expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
    },
  );

  test('a comment of a JPEG goes too, and a PDF stays as it is', () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 4, 65, 66, 0xff, 0xda, 1, 2]);
    expect(stripMetadata(jpeg, 'image/jpeg')).toEqual(Buffer.from([0xff, 0xd8, 0xff, 0xda, 1, 2]));
    expect(stripMetadata(jpeg, 'application/pdf')).toBe(jpeg);
  });

  test.each(['image/jpeg', 'image/png'] as const)(
    'that was cut off anywhere is no fault (%s)',
    async (type) => {
      const bytes = await (type === 'image/png' ? picture().png() : picture().jpeg()).toBuffer();
      for (let end = 8; end < bytes.length; end++)
        expect(stripMetadata(bytes.subarray(0, end), type).length).toBeLessThanOrEqual(end);
    },
  );
});
