/** The text of a file, without the mark that Windows puts in front of it; or what is wrong with its bytes. */
export type DecodedText = { text: string } | { found: string; line: number };

const lineAt = (bytes: Uint8Array, end: number): number =>
  bytes.subarray(0, end).reduce((lines, byte) => lines + (byte === 0x0a ? 1 : 0), 1);

/** True if bytes are UTF-16: by the mark in front, or since every second one is zero, as in English. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const head = bytes.subarray(0, 64);
  return head.length > 3 && head.filter((byte) => byte === 0).length >= Math.floor(head.length / 4);
}

/** The place of the first byte that is not UTF-8. */
function wrongByte(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const isGood = (end: number): boolean => {
    try {
      decoder.decode(bytes.subarray(0, end), { stream: true });
      decoder.decode();
      return true;
    } catch {
      return false;
    }
  };
  // A letter of several bytes may be cut: three more bytes decide it.
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const isWhole = [0, 1, 2, 3].some((more) => isGood(Math.min(bytes.length, middle + more)));
    if (isWhole) good = middle;
    else bad = middle;
  }
  return good;
}

/** Reads the bytes of a text as UTF-8 (P1). Of other bytes it says which they seem to be, and the line of the first of them, 1-based. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (isUtf16(bytes)) return { found: 'UTF-16', line: 1 };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return {
      found: 'bytes of another encoding, such as Windows-1252',
      line: lineAt(bytes, wrongByte(bytes)),
    };
  }
}
