import type { LeadMessage } from '../outbox/outgoing-message.ts';

/** So often an email is tried with its files where they may be why it does not get through. */
const MAX_ATTEMPTS_WITH_FILES = 3;
/** Reasons of attempts that failed while the email was on its way: it may be too long for the line or for the server's patience. */
const ON_ITS_WAY = /after DATA$|^no answer within|^Timeout|closed|reset|EPIPE/i;

/** Whether an email goes without its files from the beginning, for what became of it before. */
export const goesWithoutFiles = ({ attempts = 1, lastError }: LeadMessage): boolean =>
  attempts > MAX_ATTEMPTS_WITH_FILES && ON_ITS_WAY.test(lastError ?? '');
