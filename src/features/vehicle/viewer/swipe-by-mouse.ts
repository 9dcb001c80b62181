/** A drag shorter than this is a click. */
const LEAST_PIXELS = 8;
/** A drag over this share of the width goes on to the next slide. */
const SHARE_TO_STEP = 0.15;

/** Lets a mouse drag a track that fingers swipe by themselves; `step` goes on or back by one, 0 back to where it was. */
export function swipeByMouse(
  track: HTMLElement,
  mayDrag: () => boolean,
  step: (by: -1 | 0 | 1) => void,
): void {
  let from: { x: number; left: number } | undefined;
  track.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !mayDrag()) return;
    from = { x: event.clientX, left: track.scrollLeft };
  });
  track.addEventListener('pointermove', (event) => {
    if (!from) return;
    const moved = event.clientX - from.x;
    if (Math.abs(moved) < LEAST_PIXELS && !track.dataset['dragged']) return;
    track.dataset['dragged'] = 'true';
    track.setPointerCapture(event.pointerId);
    track.scrollLeft = from.left - moved;
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    track.addEventListener(end, (event) => {
      const moved = from && track.dataset['dragged'] ? event.clientX - from.x : 0;
      from = undefined;
      if (!track.dataset['dragged']) return;
      delete track.dataset['dragged'];
      step(Math.abs(moved) < track.clientWidth * SHARE_TO_STEP ? 0 : moved < 0 ? 1 : -1);
    });
  }
}
