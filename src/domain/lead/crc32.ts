const POLYNOMIAL = 0xedb88320;

/** The checksum of a chunk of a PNG, over its name and data (CRC-32, as in RFC 2083, 3.4). */
export function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
  }
  return ~crc >>> 0;
}
