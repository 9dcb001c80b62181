/** A photo as a PDF takes it: a JPEG as a data address, with its size in pixels. */
export type LoadedPhoto = { jpeg: string; width: number; height: number };

/** Enough for half a page of A4 at 200 dots an inch. */
const MAX_PIXELS = 1000;
const QUALITY = 0.85;

/** A photo by its address; undefined where it cannot be loaded, or its host does not let a page read it (spec V17, V20). */
export async function loadPhoto(address: string): Promise<LoadedPhoto | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  try {
    await image.decode();
    const scale = Math.min(1, MAX_PIXELS / image.naturalWidth);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    // A JPEG has no transparency: what shows through would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return { jpeg: canvas.toDataURL('image/jpeg', QUALITY), width: canvas.width, height: canvas.height };
  } catch {
    return undefined;
  }
}
