import { expect, test } from 'vitest';
import { HEIC_PHOTO, leadFileProblem, leadFileType, MAX_FILE_BYTES, photoProblem } from './lead-file.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['\u0089PNG\r\n\u001a\n', 'image/png'],
  ['RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'image/webp'],
  ['RIFF\u0001\u0002\u0003\u0004WAVEfmt ', undefined],
  ['<svg onload=alert(1)>', undefined],
  ['MZ', undefined],
  ['', undefined],
])('F7 a file that begins with %j is %s', (start, type) => {
  expect(leadFileType(bytes(start))).toBe(type);
});

test('F7 a file is too large, or of no kind that is taken', () => {
  expect(leadFileProblem(MAX_FILE_BYTES, bytes('%PDF-1.7'))).toBeUndefined();
  expect(leadFileProblem(MAX_FILE_BYTES + 1, bytes('%PDF-1.7'))).toBe(
    'Please choose a file of at most 5 MB.',
  );
  expect(leadFileProblem(1, bytes('M'))).toBe('Please choose a PDF, JPEG, PNG or WebP file.');
});

test.each(['heic', 'heix', 'hevc', 'mif1'])('F8 a photo of the brand %s is told how to send it', (brand) => {
  const photo = bytes(`\0\0\0\u0018ftyp${brand}\0\0\0\0`);
  expect([leadFileProblem(1, photo), photoProblem(photo)]).toEqual([HEIC_PHOTO, HEIC_PHOTO]);
});

/** The heading of a PNG that says it has so many pixels. */
const png = (width: number, height: number): Uint8Array => {
  const start = new Uint8Array(24);
  start.set(bytes('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'));
  new DataView(start.buffer).setUint32(16, width);
  new DataView(start.buffer).setUint32(20, height);
  return start;
};

test.each([
  ['a photo of a phone', png(4032, 3024), undefined],
  ['64 megapixels', png(8000, 8000), undefined],
  ['one row more', png(8000, 8001), 'Please choose a photo of at most 64 megapixels.'],
  ['a PDF', bytes('%PDF-1.7 and some text after it'), 'Please choose a JPEG, PNG or WebP photo.'],
  [
    'a drawing',
    bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'Please choose a JPEG, PNG or WebP photo.',
  ],
])('F8 as a photo, %s', (_, photo, problem) => {
  expect(photoProblem(photo)).toBe(problem);
});
