import { sql, type Transaction } from 'kysely';
import type { NightEmail } from '../../api/hand-over-email.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { findReservation } from '../checkout-store/find-reservations.ts';
import { findRequest } from '../checkout-store/payment-requests.ts';
import type { Store } from '../store/store.ts';
import type { Notice } from '../store/notices.ts';
import type { StoredEmail } from '../store/stored-email.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { dueAt, IS_QUEUED, isFree } from './due-destinations.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import { admission, afterClaim, HEALTHY, LEASE, MAX_AT_ONCE } from './schedule.ts';
import type { Admission, DestinationHealth } from './schedule.ts';

type Place = { tenant: string; destination: string };

/** Leads that one email tells of. */
const MAX_IN_DIGEST = 100;

/** The state of a destination, which nobody else changes until the transaction ends. */
export async function lockDestination(
  store: Store,
  db: Transaction<LeadDatabase>,
  { tenant, destination }: Place,
): Promise<DestinationHealth> {
  await db
    .insertInto('destination')
    .values({ tenant, destination, ...HEALTHY })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('destination')
    .select(['free_at', 'failures', 'paused_until', 'asked'])
    .where('tenant', '=', tenant)
    .where('destination', '=', destination)
    .$if(store.kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

export async function saveHealth(
  db: Transaction<LeadDatabase>,
  { tenant, destination }: Place,
  health: DestinationHealth,
): Promise<void> {
  await db
    .updateTable('destination')
    .set(health)
    .where('tenant', '=', tenant)
    .where('destination', '=', destination)
    .execute();
}

/**
 * Takes the next message of a destination for an attempt: until its lease runs out nobody else takes it, and only who has
 * its fence may write what became of it. Undefined when none may go now.
 */
export function claimDelivery(
  store: Store,
  place: Place,
  pace: number,
): Promise<OutgoingMessage | undefined> {
  return store.write(async (db) => {
    const health = await lockDestination(store, db, place);
    // After the lock, and by the clock of all backends: who is later to take a message has the later moment.
    const now = await store.now(db);
    const admitted = admission(health, pace, now).kind;
    if (admitted === 'none') return undefined;
    const id = await nextMessage(db, place, admitted, now);
    if (id === undefined) return undefined;
    const claimed = await db
      .updateTable('delivery')
      .set(asTaken(now))
      .where('id', '=', id)
      .returning([
        'id',
        'fence',
        'kind',
        'attempts',
        'last_error',
        'lead_id',
        'letter_id',
        'night_letter_id',
        'request_id',
        'notice_id',
        'digest',
      ])
      .executeTakeFirstOrThrow();
    await saveHealth(db, place, afterClaim(health, admitted, pace, now));
    const { fence, kind } = claimed;
    const { tenant, destination } = place;
    const attempt = { id, fence, tenant, destination };
    if (kind === 'letter')
      return { ...attempt, kind, email: (await bodyOf(db, 'letter', claimed.letter_id)) as StoredEmail };
    if (kind === 'notice')
      return { ...attempt, kind, notice: (await bodyOf(db, 'notice', claimed.notice_id)) as Notice };
    if (kind === 'night_letter') {
      const email = (await bodyOf(db, 'night_letter', claimed.night_letter_id)) as NightEmail;
      return { ...attempt, kind, email };
    }
    if (kind === 'payment_ask' || kind === 'payment_receipt' || kind === 'payment_news') {
      const found = await findRequest({ db }, [tenant], claimed.request_id ?? '');
      if (!found) throw new Error('the request of a message is not there');
      return { ...attempt, kind, request: found.request, payment: found.payment.state };
    }
    const lead = (await bodyOf(db, 'lead', claimed.lead_id)) as Lead;
    const message = { ...attempt, kind, lead, attempts: claimed.attempts, lastError: claimed.last_error };
    if (claimed.digest === 1 && (kind === 'lead' || kind === 'reminder')) {
      const others = await claimOthers(db, { ...place, kind }, now);
      // One alone is an ordinary email.
      if (others.length > 0)
        return {
          ...attempt,
          kind: 'digest',
          of: kind,
          leads: [message.lead, ...others.map(({ lead }) => lead)],
          others: others.map(({ id: other, fence: its }) => ({ id: other, fence: its })),
        };
    }
    if (kind !== 'hold' && kind !== 'receipt') return message;
    const found = await findReservation({ db }, [tenant], message.lead.id);
    return { ...message, held: found && { hold: found.hold, payment: found.payment?.state } };
  });
}

/** What an attempt changes of a message: until the lease runs out, or the fence is another, it is of this process. */
const asTaken = (now: number) => ({
  lease_until: now + LEASE,
  fence: sql<number>`fence + 1`,
  attempts: sql<number>`attempts + 1`,
});

/** Takes the messages that go in one email with one that was taken: those that are due. */
async function claimOthers(
  db: Transaction<LeadDatabase>,
  { tenant, destination, kind }: Place & { kind: 'lead' | 'reminder' },
  now: number,
): Promise<{ id: string; fence: number; lead: Lead }[]> {
  const due = db
    .selectFrom('delivery')
    .select('id')
    .where(IS_QUEUED)
    .where('tenant', '=', tenant)
    .where('destination', '=', destination)
    .where('kind', '=', kind)
    .where('digest', '=', 1)
    .where(isFree(now))
    .where(dueAt(now), '<=', now)
    .orderBy('id')
    .limit(MAX_IN_DIGEST - 1);
  const claimed = await db
    .updateTable('delivery')
    .set(asTaken(now))
    .where('id', 'in', due)
    .returning(['id', 'fence', 'lead_id'])
    .execute();
  const leads: { id: string; fence: number; lead: Lead }[] = [];
  for (const { id, fence, lead_id } of claimed.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    leads.push({ id, fence, lead: (await bodyOf(db, 'lead', lead_id)) as Lead });
  return leads;
}

/** What a message is about, as it was stored. */
async function bodyOf(
  db: Transaction<LeadDatabase>,
  table: 'lead' | 'letter' | 'night_letter' | 'notice',
  id: string | null,
): Promise<unknown> {
  const { body } = await db
    .selectFrom(table)
    .select('body')
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
  return JSON.parse(body);
}

async function nextMessage(
  db: Transaction<LeadDatabase>,
  { tenant, destination }: Place,
  admitted: Exclude<Admission['kind'], 'none'>,
  now: number,
): Promise<string | undefined> {
  const waiting = db
    .selectFrom('delivery')
    .where(IS_QUEUED)
    .where('tenant', '=', tenant)
    .where('destination', '=', destination);
  const held = await waiting
    .where('lease_until', 'is not', null)
    .where(({ not }) => not(isFree(now)))
    .select('id')
    .limit(MAX_AT_ONCE)
    .execute();
  if (held.length >= MAX_AT_ONCE) return undefined;
  let query = waiting.where(isFree(now));
  if (admitted !== 'probe') query = query.where(dueAt(now), '<=', now);
  if (admitted === 'first') query = query.where('attempts', '=', 0);
  // Those that were tried least come first: a new lead before one that has failed.
  const row = await query
    .select('id')
    .orderBy('attempts')
    .orderBy('next_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
