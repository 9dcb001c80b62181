import { stripBetween, type Gaze, type PanoramaSpan } from '../../../domain/spin/panorama.ts';

/** Strips that a view is drawn in: enough that no step between two can be seen, few enough for a slow phone. */
const STRIPS = 160;

/** Draws what a gaze sees of a picture. A strip that crosses the seam of a round picture is drawn from both sides of it. */
export function drawPanorama(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  gaze: Gaze,
  span: PanoramaSpan,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { naturalWidth: width, naturalHeight: height } = image;
  for (let index = 0; index < STRIPS; index += 1) {
    const left = Math.round((index / STRIPS) * canvas.width);
    const right = Math.round(((index + 1) / STRIPS) * canvas.width);
    const strip = stripBetween(
      (2 * index) / STRIPS - 1,
      (2 * (index + 1)) / STRIPS - 1,
      gaze,
      span,
      canvas.width / canvas.height,
    );
    const top = strip.top * height;
    const tall = (strip.bottom - strip.top) * height;
    const wide = (strip.right - strip.left) * width;
    const start = span.round ? (strip.left - Math.floor(strip.left)) * width : strip.left * width;
    context.drawImage(image, start, top, wide, tall, left, 0, right - left, canvas.height);
    if (span.round && start + wide > width) {
      context.drawImage(image, start - width, top, wide, tall, left, 0, right - left, canvas.height);
    }
  }
}
