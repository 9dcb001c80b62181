/** Pixels from the middle of a point's button to its edge. */
const REACH = 22;

type Corner = { left: number; top: number };

/**
 * True if the button of a point at `place` (percent from left and top of a stage of `width` x `height` pixels) lies clear
 * of what covers the stage's lower right corner from `left` and `top` pixels on (spec V3).
 */
export function isClearOfCorner(
  [x, y]: readonly [x: number, y: number],
  { width, height }: { width: number; height: number },
  { left, top }: Corner,
): boolean {
  return (x / 100) * width + REACH <= left || (y / 100) * height + REACH <= top;
}
