type Bytes = Uint8Array<ArrayBuffer>;

const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
/** Heading, number of entries, one entry, and no further directory. */
const OWN_BYTES = 26;

/**
 * How a picture is to be turned, 2 to 8, by its EXIF in the form of a TIFF (Exif 2.32, 4.6.2 and 4.6.4); undefined where it
 * stands upright, or where nothing readable says otherwise.
 */
export function exifOrientation(tiff: Bytes): number | undefined {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const has = (at: number, bytes: number): boolean => at + bytes <= tiff.length;
  if (!has(0, 8)) return undefined;
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (!has(directory, 2)) return undefined;
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (!has(at, ENTRY_BYTES)) return undefined;
    if (view.getUint16(at, isLittle) !== ORIENTATION || view.getUint16(at + 2, isLittle) !== SHORT) continue;
    const turned = view.getUint16(at + 8, isLittle);
    return turned >= 2 && turned <= 8 ? turned : undefined;
  }
  return undefined;
}

/** An EXIF, in the form of a TIFF, that says how a picture is to be turned and nothing else. */
export function orientationExif(orientation: number): Bytes {
  const tiff = new Uint8Array(OWN_BYTES);
  const view = new DataView(tiff.buffer);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
