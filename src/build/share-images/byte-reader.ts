/** Reads big-endian numbers one after another, with the two packed kinds of WOFF2. */
export type ByteReader = {
  /** Bytes read so far. */
  readonly offset: number;
  byte(): number;
  word(): number;
  signedWord(): number;
  long(): number;
  bytes(length: number): Buffer;
  /** UIntBase128 (WOFF2 4.1): seven bits a byte, the highest says that another follows. */
  base128(): number;
  /** 255UInt16 (WOFF2 5.1): one to three bytes for a number below 65536. */
  packedWord(): number;
};

const WORD_FOLLOWS = 253;
const SECOND_BYTE_MORE = 254;
const FIRST_BYTE_MORE = 255;

/** A reader over `bytes` from its start; every read throws RangeError past the end. */
export function byteReader(bytes: Buffer): ByteReader {
  let offset = 0;
  const take = (length: number): number => {
    const from = offset;
    offset += length;
    if (offset > bytes.length) throw new RangeError(`ends after ${bytes.length} bytes`);
    return from;
  };
  const reader: ByteReader = {
    get offset() {
      return offset;
    },
    byte: () => bytes.readUInt8(take(1)),
    word: () => bytes.readUInt16BE(take(2)),
    signedWord: () => bytes.readInt16BE(take(2)),
    long: () => bytes.readUInt32BE(take(4)),
    bytes: (length) => {
      const from = take(length);
      return bytes.subarray(from, from + length);
    },
    base128: () => {
      let value = 0;
      for (;;) {
        const next = reader.byte();
        value = value * 128 + (next & 127);
        if (next < 128) return value;
      }
    },
    packedWord: () => {
      const code = reader.byte();
      if (code === WORD_FOLLOWS) return reader.word();
      if (code === FIRST_BYTE_MORE) return reader.byte() + WORD_FOLLOWS;
      if (code === SECOND_BYTE_MORE) return reader.byte() + WORD_FOLLOWS * 2;
      return code;
    },
  };
  return reader;
}
