import { setTimeout } from 'node:timers/promises';
import type { Clock } from './outgoing-message.ts';

/** The clock of this machine. */
export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  // Aborting is how a wait is cut short; it is no error.
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }).catch(() => undefined),
};
