/** How large and how fine a picture is sent: of a photo enough to see a scratch, of a document every letter. */
const SIZES = {
  photo: { maxSide: 1600, quality: 0.82 },
  document: { maxSide: 4096, quality: 0.92 },
} as const;

/**
 * A picture in the size in which it is sent, upright and as a JPEG, which holds nothing of where and with what it was taken; the
 * longer side of a photo has at most 1600 pixels, that of a document 4096. Gives the file as it is where the browser cannot open
 * it; the server draws every picture anew.
 */
export async function redrawPicture(file: File, purpose: keyof typeof SIZES): Promise<File> {
  const { maxSide, quality } = SIZES[purpose];
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context) {
    // What is clear would be black in a JPEG.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!drawn || drawn.type !== 'image/jpeg') return file;
  return new File([drawn], `${file.name.replace(/\.\w*$/, '')}.jpg`, { type: 'image/jpeg' });
}
