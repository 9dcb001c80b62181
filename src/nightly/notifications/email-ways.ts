import type { BackendAddress } from '../../build/publish/hand-over.ts';
import { isSilence } from '../../build/publish/is-silence.ts';
import { nightMail } from '../../backend/destinations/night-mail.ts';
import type { Mailer } from '../../backend/destinations/mailers.ts';
import type { SendOutcome } from '../../backend/outbox/outgoing-message.ts';
import { callPath } from '../../api/call-path.ts';
import { HAND_OVER_EMAIL } from '../../api/routes.ts';
import { nightEmailId, type NightEmail } from '../../api/hand-over-email.ts';

/** Milliseconds that the backend has to take an email. */
const TIMEOUT_MS = 15_000;
/** The backend will not have these words, now or later. */
const REFUSALS = new Set([413, 422]);

/** Gets the email of a night to the people of a dealer; the same email given twice is one email. */
export type EmailWay = (whose: { slug: string; night: string }, email: NightEmail) => Promise<SendOutcome>;

/** Straight to a mail server, which may be given an email twice, under one Message-ID. */
export const byMailer =
  (send: Mailer): EmailWay =>
  ({ slug, night }, email) =>
    send(nightMail(nightEmailId(slug, night), email), slug);

/**
 * Into the outbox of the backend, which sends it by its own mail server and takes the email of a night once. `patience` in
 * milliseconds.
 */
export const byBackend =
  ({ url, token }: BackendAddress, patience = TIMEOUT_MS): EmailWay =>
  async (whose, email) => {
    const address = new URL(callPath(HAND_OVER_EMAIL.path, whose), url);
    const answer = await fetch(address, {
      method: HAND_OVER_EMAIL.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(email),
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
