import type { Lead } from '../../domain/lead/lead.ts';
import type { LeadMessageKind } from './tables.ts';

/** The destination of emails to shoppers; no setting has that name. */
export const SHOPPER = 'shopper';

/** Where a lead goes: a destination of its tenant by name, and what is sent there; `inDigest` with others in one email. */
export type NewDelivery = { destination: string; kind: LeadMessageKind; inDigest?: boolean };

/** How often a digest goes, in milliseconds: within what an outbox lets a message wait. */
export const DIGEST_EVERY = 10 * 60_000;

/** When the digest goes for which a message of `now` waits. */
const digestAt = (now: number): number => (Math.floor(now / DIGEST_EVERY) + 1) * DIGEST_EVERY;

/** What a row of the outbox says before its first try; `now` in milliseconds. */
export const atTheStart = (now: number) => ({
  state: 'queued' as const,
  attempts: 0,
  refusals: 0,
  queued_at: now,
  next_at: now,
  lease_until: null,
  fence: 0,
  finished_at: null,
  last_error: null,
});

/**
 * A row of the outbox that may go at once; `now` in milliseconds. Its id is made of lead, kind and destination, and of
 * `suffix` where those had one before.
 */
export function newDelivery(
  { id: lead_id, tenant }: Pick<Lead, 'id' | 'tenant'>,
  to: NewDelivery,
  now: number,
  ...suffix: number[]
) {
  return {
    id: [lead_id, ...(to.kind === 'lead' ? [] : [to.kind]), to.destination, ...suffix].join('-'),
    lead_id,
    tenant,
    destination: to.destination,
    kind: to.kind,
    ...atTheStart(now),
    digest: to.inDigest ? 1 : 0,
    ...(to.inDigest && { next_at: digestAt(now) }),
  };
}
