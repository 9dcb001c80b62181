import { expect, test } from 'vitest';
import { leadFileProblem, leadFileType, MOST_FILE_BYTES } from './lead-file.ts';

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
  expect(leadFileProblem(MOST_FILE_BYTES, bytes('%PDF-1.7'))).toBeUndefined();
  expect(leadFileProblem(MOST_FILE_BYTES + 1, bytes('%PDF-1.7'))).toBe(
    'Please choose a file of at most 5 MB.',
  );
  expect(leadFileProblem(1, bytes('M'))).toBe('Please choose a PDF, JPEG, PNG or WebP file.');
});
