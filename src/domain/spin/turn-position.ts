/** How a drag turns a car: pixels for a frame, and which way. */
export type DragSettings = { sensitivity: number; reversed: boolean };

/** The frame (from 0) at a position: positions count in frames, have fractions, and run on past a full turn. */
export function frameAt(position: number, frames: number): number {
  return ((Math.round(position) % frames) + frames) % frames;
}

/** The position after a drag of so many pixels to the right: the side that faces the shopper follows the finger. */
export function positionAfterDrag(from: number, pixels: number, drag: DragSettings): number {
  const turned = pixels / drag.sensitivity;
  return drag.reversed ? from + turned : from - turned;
}

/**
 * The frame that a key of a slider goes to, or undefined for any other key: arrows by one frame and round the end, Page
 * Up and Page Down by a quarter turn, Home and End to the first and last.
 */
export function frameAfterKey(key: string, frame: number, frames: number): number | undefined {
  const quarter = Math.max(1, Math.round(frames / 4));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return frameAt(frame + 1, frames);
    case 'ArrowLeft':
    case 'ArrowDown':
      return frameAt(frame - 1, frames);
    case 'PageUp':
      return frameAt(frame + quarter, frames);
    case 'PageDown':
      return frameAt(frame - quarter, frames);
    case 'Home':
      return 0;
    case 'End':
      return frames - 1;
    default:
      return undefined;
  }
}
