/** Pixels that a wheel moves sideways for a step. */
const STEP_PIXELS = 40;
/** Milliseconds without an event after which a wheel, or the momentum of a trackpad, has come to rest. */
const REST_MS = 120;

/** What a wheel did so far: pixels of the gesture, when it moved last, and whether it has made its step. */
export type WheelState = { pixels: number; time: number; hasStepped: boolean };
export const WHEEL_AT_REST: WheelState = { pixels: 0, time: -Infinity, hasStepped: false };

/**
 * A wheel after it moved sideways by so many pixels, at a time in milliseconds, and the step of slides that makes: one for each
 * gesture, as its momentum goes on long after the fingers left the trackpad; a turn the other way is another gesture.
 */
export function afterWheel(
  before: WheelState,
  pixels: number,
  time: number,
): { state: WheelState; step: -1 | 0 | 1 } {
  const isNew = time - before.time > REST_MS || before.pixels * pixels < 0;
  const moved = (isNew ? 0 : before.pixels) + pixels;
  const hasStepped = !isNew && before.hasStepped;
  const step = hasStepped || Math.abs(moved) < STEP_PIXELS ? 0 : moved > 0 ? 1 : -1;
  return { state: { pixels: moved, time, hasStepped: hasStepped || step !== 0 }, step };
}
