import { isClearOfCorner } from '../../../domain/spin/clear-of-corner.ts';
import { clampGaze, firstGaze, panoramaSpan, placeInView, type Gaze } from '../../../domain/spin/panorama.ts';
import { createElement } from '../viewer/create-element.ts';
import { drawPanorama } from './draw-panorama.ts';
import type { InteriorData } from './spin-data.ts';
import { spotButtons } from './spot-buttons.ts';

const KEY_DEGREES = 10;
const ZOOM_FACTOR = 1.25;
/** Device pixels across that a panorama is drawn with at most: more cannot be seen in one of 3,072. */
const MAX_PIXELS = 1600;

const MOVES: Readonly<Record<string, (gaze: Gaze) => Gaze>> = {
  ArrowLeft: (gaze) => ({ ...gaze, yaw: gaze.yaw - KEY_DEGREES }),
  ArrowRight: (gaze) => ({ ...gaze, yaw: gaze.yaw + KEY_DEGREES }),
  ArrowUp: (gaze) => ({ ...gaze, pitch: gaze.pitch + KEY_DEGREES }),
  ArrowDown: (gaze) => ({ ...gaze, pitch: gaze.pitch - KEY_DEGREES }),
  '+': (gaze) => ({ ...gaze, field: gaze.field / ZOOM_FACTOR }),
  '=': (gaze) => ({ ...gaze, field: gaze.field / ZOOM_FACTOR }),
  '-': (gaze) => ({ ...gaze, field: gaze.field * ZOOM_FACTOR }),
};

/**
 * Makes a stage with a picture of a cabin one to look round in: by drag, by keys, closer and further (spec V3). What it draws stands
 * in `layer`. Answers whether the picture came.
 */
export async function startInterior(
  { stage, layer, image }: { stage: HTMLElement; layer: HTMLElement; image: HTMLImageElement },
  data: InteriorData,
): Promise<boolean> {
  image.loading = 'eager';
  try {
    await image.decode();
  } catch {
    // The browser logs it (spec V20); the stage keeps its place.
    return false;
  }

  const span = panoramaSpan(image.naturalWidth, image.naturalHeight);
  const canvas = createElement('canvas', { className: 'spin-picture', ariaHidden: 'true' });
  const view = createElement('div', { className: 'spin-turntable', tabIndex: 0 }, canvas);
  view.setAttribute('role', 'application');
  view.ariaLabel = 'Interior. Look around with the arrow keys, closer and further with plus and minus';
  const zooms = (['+', '-'] as const).map((sign) =>
    createElement('button', {
      type: 'button',
      className: 'spin-zoom',
      textContent: sign === '+' ? '+' : '\u2212',
      ariaLabel: sign === '+' ? 'Zoom in' : 'Zoom out',
      onclick: () => look(MOVES[sign]?.(gaze)),
    }),
  );
  const overlay = createElement('div', { className: 'spin-frame spin-whole' }, view);
  const zoomBox = createElement('div', { className: 'spin-zooms' }, ...zooms);
  layer.append(overlay, zoomBox);
  const spots = spotButtons(data.spots, overlay);

  const ratio = (): number => canvas.width / canvas.height;
  let gaze = firstGaze(span, stage.clientWidth / stage.clientHeight);
  let size = { width: 0, height: 0 };
  let corner = { left: 0, top: 0 };
  let request = 0;
  const draw = (): void => {
    request = 0;
    drawPanorama(canvas, image, gaze, span);
    spots.place(({ positions: [position] }) => {
      const place = position && placeInView([position[1], position[2]], gaze, span, ratio());
      return place && isClearOfCorner(place, size, corner) ? place : undefined;
    });
  };
  function look(next: Gaze | undefined): void {
    if (!next || canvas.height === 0) return;
    gaze = clampGaze(next, span, ratio());
    if (request === 0) request = requestAnimationFrame(draw);
  }

  view.addEventListener('keydown', (event) => {
    const move = event.key === 'Home' ? () => firstGaze(span, ratio()) : MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    look(move(gaze));
  });

  let drag: { x: number; y: number; from: Gaze } | undefined;
  view.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    view.setPointerCapture(event.pointerId);
    drag = { x: event.clientX, y: event.clientY, from: gaze };
  });
  view.addEventListener('pointermove', (event) => {
    if (!drag || !event.isPrimary) return;
    const degrees = drag.from.field / view.clientWidth;
    const yaw = drag.from.yaw - (event.clientX - drag.x) * degrees;
    look({ ...gaze, yaw, pitch: drag.from.pitch + (event.clientY - drag.y) * degrees });
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    view.addEventListener(end, () => (drag = undefined));
  }

  new ResizeObserver(() => {
    const scale = Math.min(devicePixelRatio, MAX_PIXELS / Math.max(1, stage.clientWidth));
    const width = Math.round(stage.clientWidth * scale);
    const height = Math.round(stage.clientHeight * scale);
    // Behind another tab it keeps what is drawn: drawing it again at each press of a tab is felt.
    if (width === 0 || (canvas.width === width && canvas.height === height)) return;
    Object.assign(canvas, { width, height });
    size = { width: stage.clientWidth, height: stage.clientHeight };
    corner = { left: zoomBox.offsetLeft, top: zoomBox.offsetTop };
    look(gaze);
  }).observe(stage);
  return true;
}
