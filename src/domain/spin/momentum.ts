/** Milliseconds after which a car that was let go turns at 37% of its speed. */
const DECAY = 325;
/** Frames a millisecond below which it stands: one frame in half a second cannot be told from standing. */
const STANDING = 0.002;
/** Milliseconds before the release that count for its speed; a hand that rested longer lets go of a standing car. */
const LOOK_BACK = 100;

/** Where the car was at a time in milliseconds. */
export type TurnSample = { time: number; position: number };

/** Frames a millisecond at which a car is let go at `time`: that of the last 100 ms. */
export function releaseVelocity(samples: readonly TurnSample[], time: number): number {
  const recent = samples.filter((sample) => time - sample.time <= LOOK_BACK);
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last || last.time === first.time) return 0;
  return (last.position - first.position) / (last.time - first.time);
}

/**
 * The position `elapsed` milliseconds after a release at `velocity` (frames a millisecond), or undefined once the car
 * stands. Speed decays exponentially, and no throw goes further than one turn (spec V3).
 */
export function coastingPosition(
  from: number,
  velocity: number,
  elapsed: number,
  frames: number,
): number | undefined {
  const most = frames / DECAY;
  const speed = Math.min(most, Math.max(-most, velocity));
  const remaining = Math.exp(-elapsed / DECAY);
  if (Math.abs(speed * remaining) < STANDING) return undefined;
  return from + speed * DECAY * (1 - remaining);
}
