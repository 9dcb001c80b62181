/** Milliseconds that a frame stands for at least, and that a full turn takes at least (spec V3). */
const SHORTEST_FRAME = 100;
const SHORTEST_TURN = 3000;

/** Milliseconds of the one turn a car makes by itself. */
export function autoRotationDuration(frames: number): number {
  return Math.max(SHORTEST_TURN, frames * SHORTEST_FRAME);
}

/** The position `elapsed` milliseconds into the turn that began at `from`; undefined once the loop is full (spec V3). */
export function autoRotationPosition(from: number, elapsed: number, frames: number): number | undefined {
  const done = elapsed / autoRotationDuration(frames);
  return done >= 1 ? undefined : from + Math.floor(done * frames);
}
