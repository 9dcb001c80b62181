import { setTimeout as sleep } from 'node:timers/promises';
import type { SendOutcome } from '../../backend/outbox/outgoing-message.ts';

const WAITS_MS = [1_000, 4_000];

/**
 * Tries up to three times, unless it is refused or `isOver`; `waits` are the pauses between, in milliseconds. What is thrown counts
 * as failed.
 */
export async function sendPatiently(
  attempt: () => Promise<SendOutcome>,
  waits: readonly number[] = WAITS_MS,
  isOver: () => boolean = () => false,
): Promise<SendOutcome> {
  for (let index = 0; ; index += 1) {
    const outcome = await attempt().catch((error: unknown): SendOutcome => ({
      kind: 'failed',
      reason: error instanceof Error ? error.message : String(error),
    }));
    const wait = waits[index];
    if (outcome.kind === 'delivered' || outcome.refused || wait === undefined || isOver()) return outcome;
    await sleep(wait);
  }
}
