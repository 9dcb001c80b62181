import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail } from '../../backend/destinations/mail.ts';
import type { SendOutcome } from '../../backend/outbox/outgoing-message.ts';
import type { Words } from './morning-words.ts';

const WAITS_MS = [1_000, 4_000];

/** A letter about a night; `id` is the same on every attempt. It is stopped by an answer, as its header says to mail programs. */
export function nightMail(
  { subject, text }: Words,
  { id, to, from, at }: { id: string; to: readonly string[]; from: string; at: string },
): Mail {
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(at),
    from,
    to: [...to],
    // A feed's words must not begin another header.
    subject: subject.replaceAll(/\s+/g, ' ').slice(0, 200),
    text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<mailto:${from}?subject=${encodeURIComponent(`Stop: ${id}`)}>`,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Tries up to three times, unless it is refused; `waits` are the pauses between, in milliseconds. What is thrown counts as failed. */
export async function sendPatiently(
  attempt: () => Promise<SendOutcome>,
  waits: readonly number[] = WAITS_MS,
): Promise<SendOutcome> {
  for (let index = 0; ; index += 1) {
    const outcome = await attempt().catch((error: unknown): SendOutcome => ({
      kind: 'failed',
      reason: error instanceof Error ? error.message : String(error),
    }));
    const wait = waits[index];
    if (outcome.kind === 'delivered' || outcome.refused || wait === undefined) return outcome;
    await sleep(wait);
  }
}
