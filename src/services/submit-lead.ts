import { SUBMIT_LEAD } from '../api/routes.ts';
import type { LeadSubmission } from '../api/submit-lead.ts';
import { readConfirmed, type SuccessNote } from '../domain/lead/success-note.ts';
import { exchange, TIMEOUT_MS } from './call-api.ts';
import { logFailure } from './log-failure.ts';

/** What came of sending a form. */
export type Submitted =
  /** `lead` is its id, `event` that of spec F11, `next` where the shopper goes on, `confirmed` what is repeated, where the answer has them. */
  | {
      kind: 'accepted';
      lead: string;
      category: string;
      event?: number;
      next?: string;
      confirmed?: Omit<SuccessNote, 'category'>;
    }
  /** To be mended by the shopper; `error` is the backend's own words. */
  | { kind: 'refused'; error: string; errors: readonly { field: string; message: string }[] }
  /** Too many at once: the same may be sent again later; `error` is the backend's own words of what is full. */
  | { kind: 'busy'; error: string }
  /** No answer came, or one that breaks the contract: the lead may be stored or not, and the same key may be sent again. */
  | { kind: 'unanswered' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readAnswer(status: number, answer: unknown): Submitted {
  const { lead_id: id, category, event, next, confirmed, error, errors } = isRecord(answer) ? answer : {};
  const words = typeof error === 'string' ? error : '';
  if (status === 429) return { kind: 'busy', error: words };
  if (!isRecord(answer)) return { kind: 'unanswered' };
  if (status < 300 && typeof id === 'string' && id !== '')
    return {
      kind: 'accepted',
      lead: id,
      category: typeof category === 'string' ? category : '',
      ...(typeof event === 'number' && { event }),
      ...(isRecord(confirmed) && { confirmed: readConfirmed(confirmed) }),
      // A path of the site and nothing else.
      ...(typeof next === 'string' && /^\/\w/.test(next) && { next }),
    };
  if (status < 400 || status >= 500) return { kind: 'unanswered' };
  const named = Array.isArray(errors) ? errors.filter(isRecord) : [];
  return {
    kind: 'refused',
    error: words,
    errors: named.map(({ field, message }) => ({ field: String(field), message: String(message) })),
  };
}

/**
 * Sends a lead, or what goes the way of one, to the host of the site (spec F8, K11); `key` names the attempt: a second try
 * of the same uses the same key. Never rejects.
 */
export async function sendAttempt(path: string, key: string, body: object): Promise<Submitted> {
  const headers = { 'idempotency-key': key };
  try {
    const { status, answer } = await exchange(path, {
      method: 'POST',
      headers,
      body,
      timeout: TIMEOUT_MS.form,
    });
    return readAnswer(status, answer);
  } catch (error) {
    logFailure('The form could not be sent', error);
    return { kind: 'unanswered' };
  }
}

/** Sends a form to the backend (spec F2, K11), with files as multipart. Never rejects. */
export const submitLead = (
  submission: LeadSubmission,
  key: string,
  files: Readonly<Record<string, File>> = {},
): Promise<Submitted> =>
  sendAttempt(
    SUBMIT_LEAD.path,
    key,
    Object.keys(files).length > 0 ? multipart(submission, files) : submission,
  );

/** As a plain form posts it, with what a script knows beside it. */
function multipart(
  { values, attributes, filled_in: filledIn, ...rest }: LeadSubmission,
  files: Readonly<Record<string, File>>,
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...values, ...rest })) data.set(name, value);
  if (attributes) data.set('attributes', JSON.stringify(attributes));
  if (filledIn !== undefined) data.set('filled_in', String(filledIn));
  for (const [name, file] of Object.entries(files)) data.set(name, file);
  return data;
}
