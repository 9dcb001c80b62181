import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const WORDS = '---\ntitle: Café\n---\n€4 for three';

describe('P1 the bytes of a text', () => {
  test.each([
    ['plain', utf8(WORDS)],
    ['with the mark of Windows', utf8(`\ufeff${WORDS}`)],
  ])('%s are read', (_, bytes) => expect(decodeText(bytes)).toEqual({ text: WORDS }));

  test.each([
    ['one letter on the second line', latin1('---\ntitle: Café\n---\nHi'), 2],
    ['one at the end', latin1('a\nb\nc\xe9'), 3],
    ['one at the beginning', latin1('\xe9a\n'), 1],
    ['one behind letters that are right', Uint8Array.from([...utf8('é\né€\n'), 0xe9, 0x61]), 3],
  ])('in Latin-1 are told with their line: %s', (_, bytes, line) =>
    expect(decodeText(bytes)).toEqual({ found: 'bytes of another encoding, such as Windows-1252', line }),
  );

  test.each([
    ['with its mark', Uint8Array.from([0xff, 0xfe, ...Buffer.from(WORDS, 'utf16le')])],
    ['of the other order', Uint8Array.from([0xfe, 0xff, ...Buffer.from(WORDS, 'utf16le').swap16()])],
    ['without a mark', Uint8Array.from(Buffer.from(WORDS, 'utf16le'))],
  ])('in UTF-16 are told: %s', (_, bytes) => expect(decodeText(bytes)).toEqual({ found: 'UTF-16', line: 1 }));
});
