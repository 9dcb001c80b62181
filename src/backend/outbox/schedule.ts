import type { SendOutcome } from './outgoing-message.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** An attempt takes at most so long. */
export const SEND_TIMEOUT = 30 * SECOND;
/** A clock is set back by no more than that while it runs, but for mistakes. */
const CLOCK_STEP = SECOND;
/** A message that was taken is not taken again for so long: longer than an attempt, shorter than people wait. */
export const LEASE = 60 * SECOND;
/** Attempts of one destination at the same time, so that one that hangs does not hold all others up. */
export const MAX_AT_ONCE = 4;

const FIRST_RETRY = 5 * SECOND;
const MAX_RETRY = 10 * MINUTE;
/** So many messages that fail at their first attempt, one after the other, are the destination's fault. */
export const FAILURES_TO_PAUSE = 3;
const MAX_PAUSE = MINUTE;
const MAX_ASKED_PAUSE = 15 * MINUTE;
const REFUSALS_TO_DIE = 5;
/** Longer than a destination is away over a long weekend. */
const LIFE = 4 * DAY;

/** Exponential, and between half and all of it, so that messages that failed together come back apart. */
function backOff(first: number, longest: number, times: number, random: number): number {
  return Math.round(Math.min(longest, first * 2 ** Math.min(times, 30)) * (0.5 + random / 2));
}

/** A lead that no destination has taken for so long is late, and the operator hears of it: well within an hour. */
export const LATE_TIMEOUT_MS = 45 * MINUTE;

/** How a destination does. */
export type DestinationHealth = { free_at: number; failures: number; paused_until: number; asked: number };

export const HEALTHY: DestinationHealth = { free_at: 0, failures: 0, paused_until: 0, asked: 0 };

/**
 * A moment in the future as the clock sees it; undefined when it has passed, or lies further ahead than `longest`: then
 * the clock was set back after it was written.
 */
export const ahead = (moment: number | null, now: number, longest: number): number | undefined =>
  moment !== null && moment > now && moment <= now + longest ? moment : undefined;

/** A lease still holds where the clock was set back by as long as one. */
export const leaseAhead = (moment: number | null, now: number): number | undefined =>
  ahead(moment, now, 2 * LEASE);

/** The furthest moments that still count, for queries. */
export const furthest = (now: number): { retry: number; lease: number } => ({
  retry: now + MAX_ASKED_PAUSE,
  lease: now + 2 * LEASE,
});

/** Which messages of a destination may go: none before a moment, first attempts alone, those that are due, or any one. */
export type Admission =
  { kind: 'none'; until: number } | { kind: 'first'; until: number } | { kind: 'due' } | { kind: 'probe' };

/**
 * What a destination admits at `now`, when it is sent at most `pace` messages a second. While it is paused for its
 * failures a first attempt may go all the same: a new lead never waits behind one that cannot be delivered. After the
 * pause one message is tried.
 */
export function admission(health: DestinationHealth, pace: number, now: number): Admission {
  const paced = ahead(health.free_at, now, interval(pace) + CLOCK_STEP);
  if (paced !== undefined) return { kind: 'none', until: paced };
  const paused = ahead(health.paused_until, now, MAX_ASKED_PAUSE);
  if (paused === undefined) return { kind: health.failures >= FAILURES_TO_PAUSE ? 'probe' : 'due' };
  return health.asked === 1 ? { kind: 'none', until: paused } : { kind: 'first', until: paused };
}

/** Milliseconds between two messages. */
export const interval = (pace: number): number => Math.ceil(SECOND / pace);

/** The destination after a message was taken for it; a probe keeps others back until it has ended. */
export function afterClaim(
  health: DestinationHealth,
  admitted: Admission['kind'],
  pace: number,
  now: number,
): DestinationHealth {
  const probing = admitted === 'probe' ? { paused_until: now + LEASE, asked: 0 } : {};
  return { ...health, ...probing, free_at: now + interval(pace) };
}

/** A message that was tried: how often, and since when it waits. */
export type Tried = { attempts: number; refusals: number; queued_at: number };

export type AfterFailure = {
  state: 'queued' | 'dead';
  refusals: number;
  next_at: number;
  health: DestinationHealth;
};

/** What becomes of a message and its destination after an attempt that failed; `random` from 0 up to 1. */
export function afterFailure(
  { attempts, refusals, queued_at }: Tried,
  health: DestinationHealth,
  outcome: Extract<SendOutcome, { kind: 'failed' }>,
  now: number,
  random: number,
): AfterFailure {
  const refused = refusals + (outcome.refused ? 1 : 0);
  const isDead = refused >= REFUSALS_TO_DIE || now - queued_at >= LIFE;
  const retry = backOff(FIRST_RETRY, MAX_RETRY, attempts - 1, random);
  const asked = outcome.retryAfter === undefined ? undefined : Math.min(outcome.retryAfter, MAX_ASKED_PAUSE);
  return {
    state: isDead ? 'dead' : 'queued',
    refusals: refused,
    next_at: now + Math.max(retry, asked ?? 0),
    health: asked === undefined ? afterFault(health, attempts, now, random) : askedPause(health, now + asked),
  };
}

const askedPause = (health: DestinationHealth, until: number): DestinationHealth => ({
  ...health,
  paused_until: until,
  asked: 1,
});

/** Only messages that fail at first are counted: one that fails again and again says nothing of the others. */
function afterFault(
  health: DestinationHealth,
  attempts: number,
  now: number,
  random: number,
): DestinationHealth {
  const isPaused = health.failures >= FAILURES_TO_PAUSE;
  const failures = health.failures + (isPaused || attempts === 1 ? 1 : 0);
  if (failures < FAILURES_TO_PAUSE) return { ...health, failures };
  const pause = backOff(SECOND, MAX_PAUSE, failures - FAILURES_TO_PAUSE, random);
  return { ...health, failures, paused_until: now + pause, asked: 0 };
}
