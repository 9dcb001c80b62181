/** The longer side of a photo as it is sent, in pixels: enough to see a scratch. */
const MAX_SIDE = 1600;
const QUALITY = 0.82;

/**
 * A photo in the size in which it is sent, upright and as a JPEG, which holds nothing of where it was taken. Gives the file
 * as it is where the browser cannot open it, or where it would become no smaller.
 */
export async function shrinkPhoto(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (!picture) return photo;
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!drawn || drawn.type !== 'image/jpeg' || (scale === 1 && drawn.size >= photo.size)) return photo;
  return new File([drawn], `${photo.name.replace(/\.\w*$/, '')}.jpg`, { type: 'image/jpeg' });
}
