/** Milliseconds that a frame stands for at least, and that a full turn takes at least (spec V3). */
const MIN_FRAME = 100;
const MIN_TURN = 3000;

/** Milliseconds of the one turn a car makes by itself. */
export function autoRotationDuration(frames: number): number {
  return Math.max(MIN_TURN, frames * MIN_FRAME);
}

/** The position `elapsed` milliseconds into the turn that began at `from`; undefined once the loop is full (spec V3). */
export function autoRotationPosition(from: number, elapsed: number, frames: number): number | undefined {
  const done = elapsed / autoRotationDuration(frames);
  return done >= 1 ? undefined : from + Math.floor(done * frames);
}

/**
 * The frame (from 0) that a spin opens at, and that its turn begins and ends at: an eighth of a turn from the front, where the car is
 * seen at three quarters (spec V3).
 */
export const openingFrame = (frames: number): number => (frames > 0 ? Math.round(frames / 8) % frames : 0);
