import type { SendOutcome } from '../../backend/outbox/outgoing-message.ts';
import { MAX_SILENT, SILENT_WAY_OUT } from '../../build/publish/is-silence.ts';
import { sendPatiently } from './send-patiently.ts';

/** Keeps a backend or mail server that is silent or slow from holding a night up. One for all emails of a night. */
export type EmailBounds = {
  /** Gives an email as `sendPatiently` does; undefined, with nothing tried, once the night gives no more away. */
  give: (attempt: () => Promise<SendOutcome>) => Promise<SendOutcome | undefined>;
  /** How many emails were not tried, and why with the way out, in a sentence each; undefined where all were. */
  kept: () => { letters: number; why: string } | undefined;
};

/**
 * Bounds for a night: `seconds` is how long its emails may take, counted while any is under way. `waits` are the pauses between
 * the attempts at an email, in milliseconds; `now` is a clock in milliseconds that never goes back.
 */
export function emailBounds(
  seconds: number,
  waits?: readonly number[],
  now = (): number => performance.now(),
): EmailBounds {
  let silent = 0;
  let emails = 0;
  let underWay = 0;
  let begun = 0;
  let spent = 0;
  let closed: string | undefined;

  const enter = (): void => {
    if (underWay === 0) begun = now();
    underWay += 1;
  };
  const leave = (): void => {
    underWay -= 1;
    if (underWay === 0) spent += now() - begun;
  };
  const isLong = (): boolean => spent + (underWay > 0 ? now() - begun : 0) >= seconds * 1000;

  function note(outcome: SendOutcome): void {
    silent = outcome.kind === 'failed' && outcome.isSilent ? silent + 1 : 0;
    if (outcome.kind === 'failed' && silent >= MAX_SILENT)
      closed ??= `${outcome.reason}, ${MAX_SILENT} emails in a row. ${SILENT_WAY_OUT}`;
  }

  return {
    give: async (attempt) => {
      if (closed === undefined && isLong())
        closed =
          `the emails of this night have taken the ${seconds} seconds that they may. Look why they take so long; ` +
          '--letter-seconds gives them more.';
      if (closed !== undefined) {
        emails += 1;
        return undefined;
      }
      enter();
      try {
        const outcome = await sendPatiently(attempt, waits, () => closed !== undefined || isLong());
        note(outcome);
        return outcome;
      } finally {
        leave();
      }
    },
    kept: () => (closed === undefined || emails === 0 ? undefined : { letters: emails, why: closed }),
  };
}
