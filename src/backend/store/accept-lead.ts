import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { LeadAccepted } from '../../calls/submit-lead.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { BookedOut, bookTime, type Booking } from './book-time.ts';
import { insertNewRows, insertRows } from './insert-rows.ts';
import type { Store, StoreKind } from './store.ts';
import type { DeliveryKind, LeadDatabase } from './tables.ts';

/** Where a lead goes: a destination of its tenant by name, and what is sent there. */
export type NewDelivery = { destination: string; kind: DeliveryKind };

export type NewLead = {
  lead: Lead;
  /** The `Idempotency-Key` of the attempt; without one every request is a lead of its own. */
  key?: string;
  /** SHA-256 of what was sent, in hexadecimal digits. */
  bodyHash: string;
  /** At least one that is a `lead`: an answered lead has somewhere to go. */
  destinations: readonly NewDelivery[];
  /** The time that the lead books; without it none is booked. */
  booking?: Booking;
};

/**
 * `repeated` has the answer of the first request; `conflict` is another body under the same key, `booked_out` a time that
 * others have: then nothing is stored.
 */
export type AcceptedLead =
  | { kind: 'stored'; answer: LeadAccepted }
  | { kind: 'repeated'; answer: LeadAccepted }
  | { kind: 'conflict' }
  | { kind: 'booked_out' };

export const keyHash = (key: string): string => hash('sha256', key);

/** Text for a column that is searched: what no database keeps is taken out. The body has the text as it came. */
const searched = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/**
 * Puts a lead, its rows of the outbox, its consent and the answer to its key on disk in one transaction; when this
 * resolves with `stored`, all of it is there after a power cut (spec F1, K11). Throws when the lead has nowhere to go, and
 * what the database throws when it cannot be written: then nothing was stored.
 */
export async function acceptLead(
  store: Store,
  { lead, key, bodyHash, destinations, booking }: NewLead,
): Promise<AcceptedLead> {
  if (!destinations.some(({ kind }) => kind === 'lead'))
    throw new Error(`A lead of ${lead.tenant} in ${lead.category} has no destination.`);
  const answer: LeadAccepted = { lead_id: lead.id, category: lead.category, event: lead.event };
  const work = async (db: Transaction<LeadDatabase>): Promise<AcceptedLead> => {
    const earlier =
      key === undefined ? undefined : await takeKey(db, store.kind, lead, key, bodyHash, answer);
    if (earlier) return earlier;
    await insertLead(db, store.kind, lead, destinations);
    if (booking) await bookTime(db, lead, booking);
    return { kind: 'stored', answer };
  };
  return store.write(work).catch((error: unknown) => {
    if (error instanceof BookedOut) return { kind: 'booked_out' };
    throw error;
  });
}

/** Undefined when the key is new, and is ours now; a second request at the same time waits here for the first. */
async function takeKey(
  db: Transaction<LeadDatabase>,
  kind: StoreKind,
  { tenant, received_at }: Lead,
  key: string,
  bodyHash: string,
  answer: LeadAccepted,
): Promise<AcceptedLead | undefined> {
  const key_hash = keyHash(key);
  const row = {
    tenant,
    key_hash,
    body_hash: bodyHash,
    answer: JSON.stringify(answer),
    created_at: Date.parse(received_at),
  };
  if ((await insertNewRows(db, kind, 'idempotency', [row])) === 1) return undefined;
  const first = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('tenant', '=', tenant)
    .where('key_hash', '=', key_hash)
    .executeTakeFirstOrThrow();
  return first.body_hash === bodyHash
    ? { kind: 'repeated', answer: JSON.parse(first.answer) as LeadAccepted }
    : { kind: 'conflict' };
}

async function insertLead(
  db: Transaction<LeadDatabase>,
  kind: StoreKind,
  lead: Lead,
  destinations: readonly NewDelivery[],
): Promise<void> {
  const { id: lead_id, tenant, person, consent } = lead;
  const received_at = Date.parse(lead.received_at);
  const email = person.email === undefined ? null : searched(person.email).toLowerCase();
  const phone = person.phone === undefined ? null : searched(person.phone);
  const row = {
    id: lead_id,
    tenant,
    received_at,
    form: lead.form,
    category: searched(lead.category),
    location: lead.location === undefined ? null : searched(lead.location),
    email,
    phone,
    suspicious: lead.suspicions.length > 0 ? 1 : 0,
    opened_at: null,
    answered_at: null,
    reminded_at: null,
    body: JSON.stringify(lead),
  };
  const agreed = {
    lead_id,
    tenant,
    at: Date.parse(consent.at),
    email,
    phone,
    wording_hash: consent.wording_hash,
    page: searched(consent.page),
    opt_in: consent.opt_in ? 1 : 0,
  };
  const submitted = { lead_id, tenant, at: received_at, kind: 'submitted' as const };
  const deliveries = destinations.map((to) => newDelivery(lead, to, received_at));
  await insertRows(db, kind, 'lead', [row]);
  await insertRows(db, kind, 'delivery', deliveries);
  await insertRows(db, kind, 'lead_event', [submitted]);
  await insertRows(db, kind, 'consent', [agreed]);
}

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
    state: 'queued' as const,
    attempts: 0,
    refusals: 0,
    queued_at: now,
    next_at: now,
    lease_until: null,
    fence: 0,
    finished_at: null,
    last_error: null,
  };
}
