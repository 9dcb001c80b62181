import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { LeadAccepted } from '../../api/submit-lead.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import {
  AlreadyHeld,
  takeReservation,
  TooManyHeld,
  type NewReservation,
} from '../checkout-store/take-reservation.ts';
import { queueReservationMessages } from '../checkout-store/reservation-messages.ts';
import type { Reservation } from '../../domain/checkout/reservation.ts';
import { AcceptedBefore, keepAcceptance, type NewAcceptance } from '../trade-in/acceptances.ts';
import { linkValuation } from '../trade-in/valuations.ts';
import { BookedOut, bookTime, type Booking } from './book-time.ts';
import { insertNewRows, insertRows } from './insert-rows.ts';
import { newDelivery, type NewDelivery } from './new-delivery.ts';
import type { Store } from './store.ts';
import type { LeadDatabase } from './tables.ts';

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
  /** The vehicle that the lead reserves; without it none is reserved. */
  hold?: NewReservation;
  /** Where the shopper goes on, on the site. */
  next?: string;
  /** Details that its shopper is told. */
  confirmed?: NonNullable<LeadAccepted['confirmed']>;
  /** The id of the figure that the shopper saw of the own vehicle. */
  valuation?: string;
  /** The offer that the lead accepts. */
  acceptance?: NewAcceptance;
};

/**
 * `repeated` has the answer of the first request; `conflict` is another body under the same key, `booked_out` a time that
 * others have, `held` a vehicle that another shopper has reserved, `too_many_held` a site with enough that nobody has paid for
 * until the first of them ends, `accepted_before` an offer that was accepted before: then nothing is stored.
 */
export type AcceptedLead =
  | { kind: 'stored'; answer: LeadAccepted }
  | { kind: 'repeated'; answer: LeadAccepted }
  | { kind: 'conflict' }
  | { kind: 'booked_out' }
  | { kind: 'held'; by: Reservation }
  | { kind: 'too_many_held'; full: TooManyHeld['full']; until: number }
  | { kind: 'accepted_before' };

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
  {
    lead,
    key,
    bodyHash,
    destinations,
    booking,
    hold: reservation,
    next,
    confirmed,
    valuation,
    acceptance,
  }: NewLead,
): Promise<AcceptedLead> {
  if (!destinations.some(({ kind }) => kind === 'lead'))
    throw new Error(`A lead of ${lead.tenant} in ${lead.category} has no destination.`);
  const { id: lead_id, category, event } = lead;
  const answer: LeadAccepted = {
    lead_id,
    category,
    event,
    ...(next !== undefined && { next }),
    ...(confirmed && { confirmed }),
  };
  const work = async (db: Transaction<LeadDatabase>): Promise<AcceptedLead> => {
    const earlier = key === undefined ? undefined : await takeKey(db, store, lead, key, bodyHash, answer);
    if (earlier) return earlier;
    await insertLead(db, store, lead, destinations);
    if (booking) await bookTime(db, lead, booking);
    if (reservation) await takeReservation(db, store, lead, reservation);
    if (reservation?.state === 'held') await queueReservationMessages(db, lead.id, reservation.taken_at);
    if (valuation !== undefined) await linkValuation(db, lead, valuation);
    if (acceptance) await keepAcceptance(db, store, lead, acceptance);
    return { kind: 'stored', answer };
  };
  return store.write(work).catch((error: unknown) => {
    if (error instanceof BookedOut) return { kind: 'booked_out' };
    if (error instanceof AlreadyHeld) return { kind: 'held', by: error.hold };
    if (error instanceof TooManyHeld) return { kind: 'too_many_held', full: error.full, until: error.until };
    if (error instanceof AcceptedBefore) return { kind: 'accepted_before' };
    throw error;
  });
}

/** Undefined when the key is new, and is ours now; a second request at the same time waits here for the first. */
async function takeKey(
  db: Transaction<LeadDatabase>,
  store: Pick<Store, 'kind' | 'insert'>,
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
  if ((await insertNewRows(db, store, 'idempotency', [row])) === 1) return undefined;
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
  store: Pick<Store, 'kind' | 'insert'>,
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
  await insertRows(db, store, 'lead', [row]);
  await insertRows(db, store, 'delivery', deliveries);
  await insertRows(db, store, 'lead_event', [submitted]);
  await insertRows(db, store, 'consent', [agreed]);
}
