/** Seconds for which a challenge of the proof of work counts: any form is filled in by then. */
export const PROOF_LIFETIME_SECONDS = 60 * 60;
/** Seconds for which a proof that came later is still not held against its shopper: a form left open over a day. */
export const MAX_LATE_PROOF_SECONDS = 24 * 60 * 60;
/** Milliseconds before its end in which a proof is made anew, so that sending has time. */
const RENEWAL_MS = 10 * 60_000;

/** A proof that a form has: when its challenge was asked for, in milliseconds, and whether a form was sent with it. */
export type HeldProof = { madeAt: number; isUsed: boolean };

/**
 * True if a form needs a proof of its own before it is sent: it has none, was sent with the one it has, or that is near its
 * end. `now` in milliseconds of the same clock, which may have been set back.
 */
export const needsNewProof = (held: HeldProof | undefined, now: number): boolean =>
  held === undefined ||
  held.isUsed ||
  now < held.madeAt ||
  now - held.madeAt >= PROOF_LIFETIME_SECONDS * 1000 - RENEWAL_MS;
