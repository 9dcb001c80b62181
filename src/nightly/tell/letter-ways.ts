import type { BackendAddress } from '../../build/publish/hand-over.ts';
import { isSilence } from '../../build/publish/is-silence.ts';
import { nightMail } from '../../backend/destinations/night-mail.ts';
import type { Mailer } from '../../backend/destinations/mailers.ts';
import type { SendOutcome } from '../../backend/outbox/outgoing-message.ts';
import { callPath } from '../../api/call-path.ts';
import { HAND_OVER_LETTER } from '../../api/routes.ts';
import { nightLetterId, type NightLetter } from '../../api/hand-over-letter.ts';

/** Milliseconds that the backend has to take a letter. */
const TIMEOUT_MS = 15_000;
/** The backend will not have these words, now or later. */
const REFUSALS = new Set([413, 422]);

/** Gets the letter of a night to the people of a dealer; the same letter given twice is one letter. */
export type LetterWay = (whose: { slug: string; night: string }, letter: NightLetter) => Promise<SendOutcome>;

/** Straight to a mail server, which may be given a letter twice, under one Message-ID. */
export const byMailer =
  (send: Mailer): LetterWay =>
  ({ slug, night }, letter) =>
    send(nightMail(nightLetterId(slug, night), letter), slug);

/**
 * Into the outbox of the backend, which sends it by its own mail server and takes the letter of a night once. `patience` in
 * milliseconds.
 */
export const byBackend =
  ({ url, token }: BackendAddress, patience = TIMEOUT_MS): LetterWay =>
  async (whose, letter) => {
    const address = new URL(callPath(HAND_OVER_LETTER.path, whose), url);
    const answer = await fetch(address, {
      method: HAND_OVER_LETTER.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(letter),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch(isSilence);
    if (typeof answer === 'boolean')
      return {
        kind: 'failed',
        reason: `the backend at ${address.origin} gave no answer`,
        isSilent: answer,
      };
    await answer.body?.cancel();
    if (answer.ok) return { kind: 'delivered' };
    const reason = `the backend at ${address.origin} answered ${answer.status}`;
    return { kind: 'failed', reason, refused: REFUSALS.has(answer.status) };
  };
