import { changedAppointment } from '../../domain/lead/appointment-values.ts';
import { leadPayload } from '../../domain/lead/lead-payload.ts';
import type { LeadMessage, SendOutcome } from '../outbox/outgoing-message.ts';
import { webhookHeaders } from './webhook-signature.ts';

/** Answers that say that this message is not wanted, whenever it comes; others may be mended on the other side. */
const REFUSALS = new Set([400, 410, 413, 415, 422]);
/** Answers that may ask for quiet. */
const ASK_FOR_QUIET = new Set([429, 503]);
const DEFAULT_QUIET = 30_000;

/**
 * The body of a webhook, by the names of spec F1: the same bytes for the same lead, and for
 * a reservation or an appointment that is as it was (spec F9, A6).
 */
export function webhookBody({ lead, kind, held }: Pick<LeadMessage, 'lead' | 'kind' | 'held'>): string {
  if (kind === 'appointment') {
    const appointment = changedAppointment(lead.values);
    const data = { ...leadPayload(lead), appointment: { now: null, ...appointment } };
    return JSON.stringify({ type: 'lead.appointment', timestamp: lead.received_at, data });
  }
  if (kind !== 'hold')
    return JSON.stringify({ type: 'lead.created', timestamp: lead.received_at, data: leadPayload(lead) });
  const { state, end, price, fee, taken_at, until } = held?.hold ?? {};
  const reservation = { state, end, price, fee, until, payment: held?.payment };
  const timestamp = new Date(taken_at ?? Date.parse(lead.received_at)).toISOString();
  return JSON.stringify({ type: 'lead.reservation', timestamp, data: { ...leadPayload(lead), reservation } });
}

/** `Retry-After` in milliseconds from `now`: seconds, or a date; undefined when it is neither. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const moment = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}

export type WebhookTarget = { url: string; secret: string | undefined; secretName: string };

/** Posts a lead, signed; the body of the answer does not matter. `now` in milliseconds. Throws when nobody answers. */
export async function sendWebhook(
  message: LeadMessage,
  { url, secret, secretName }: WebhookTarget,
  now: number,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const { id } = message;
  const body = webhookBody(message);
  const headers = secret ? webhookHeaders(id, body, secret, now) : undefined;
  if (!headers)
    return {
      kind: 'failed',
      reason: `${secretName} in the environment of the backend is no secret: whsec_ and base64 of 24 bytes or more`,
    };
  const { status, headers: answered, body: answer } = await post(url, { headers, body, signal });
  await answer?.cancel();
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const quiet = ASK_FOR_QUIET.has(status) ? retryAfter(answered.get('retry-after'), now) : undefined;
  const asked = quiet ?? (status === 429 ? DEFAULT_QUIET : undefined);
  return {
    kind: 'failed',
    reason: `HTTP ${status}`,
    refused: REFUSALS.has(status),
    ...(asked !== undefined && { retryAfter: asked }),
  };
}

/** A redirect is not followed: it could lead a signed lead anywhere. */
async function post(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...request, method: 'POST', redirect: 'manual' });
  } catch (error) {
    // What Node wraps says more than 'fetch failed'.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(cause instanceof Error ? cause.message || cause.name : String(cause), { cause: error });
  }
}
