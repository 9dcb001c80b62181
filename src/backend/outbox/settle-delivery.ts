import type { Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { LeadDatabase, LeadEventKind } from '../store/tables.ts';
import { lockDestination, saveHealth } from './claim-delivery.ts';
import type { OutgoingMessage, SendOutcome } from './outgoing-message.ts';
import { afterFailure, FAILURES_TO_PAUSE, type DestinationHealth } from './schedule.ts';

type Settled = 'delivered' | 'queued' | 'dead' | 'stale';

/**
 * Writes down what became of an attempt: the message is delivered, waits for its next attempt, or is dead and kept; the
 * messages of a digest alike. Gives `stale` and changes nothing when another process has taken it since, or the lead was
 * erased. `random` from 0 up to 1.
 */
export function settleDelivery(
  store: Store,
  message: OutgoingMessage,
  outcome: SendOutcome,
  random: number,
): Promise<Settled> {
  return store.write(async (db) => {
    const health = await lockDestination(store, db, message);
    const now = await store.now(db);
    const { tenant, destination } = message;
    const settle = (one: { id: string; fence: number }): Promise<Settling> =>
      settleOne(db, { ...one, tenant, destination }, outcome, { health, now, random });
    const { state, after } = await settle(message);
    for (const other of message.kind === 'digest' ? message.others : []) await settle(other);
    if (after) await saveHealth(db, message, after);
    if (state === 'delivered') {
      if (health.failures > 0 || health.paused_until > 0)
        await saveHealth(db, message, { ...health, failures: 0, paused_until: 0, asked: 0 });
      if (health.failures >= FAILURES_TO_PAUSE) await bringForward(db, message, now);
    }
    return state;
  });
}

/** What became of a message, and after a failure how its destination does. */
type Settling = { state: Settled; after?: DestinationHealth };

async function settleOne(
  db: Transaction<LeadDatabase>,
  { id, fence, tenant, destination }: { id: string; fence: number; tenant: string; destination: string },
  outcome: SendOutcome,
  { health, now, random }: { health: DestinationHealth; now: number; random: number },
): Promise<Settling> {
  const row = await db
    .selectFrom('delivery')
    .select(['lead_id', 'attempts', 'refusals', 'queued_at'])
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  if (!row) return { state: 'stale' };
  const note = async (kind: LeadEventKind, words: string | null): Promise<void> => {
    // An email is of no lead, and has no history.
    if (row.lead_id === null) return;
    const event = { lead_id: row.lead_id, tenant, at: now, destination, kind, note: words };
    await db.insertInto('lead_event').values(event).execute();
  };
  if (outcome.kind === 'delivered') {
    await db
      .updateTable('delivery')
      .set({ state: 'delivered', finished_at: now, lease_until: null, last_error: null })
      .where('id', '=', id)
      .execute();
    await note('delivered', outcome.note ?? null);
    return { state: 'delivered' };
  }
  const { state, refusals, next_at, health: after } = afterFailure(row, health, outcome, now, random);
  await db
    .updateTable('delivery')
    .set({
      state,
      refusals,
      next_at,
      lease_until: null,
      finished_at: state === 'dead' ? now : null,
      last_error: outcome.reason,
    })
    .where('id', '=', id)
    .execute();
  await note(state === 'dead' ? 'dead' : 'failed', outcome.reason);
  return { state, after };
}

/** The destination is back: what waited for it goes as soon as its pace lets it. */
async function bringForward(
  db: Transaction<LeadDatabase>,
  { tenant, destination }: OutgoingMessage,
  now: number,
): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ next_at: now })
    .where('state', '=', 'queued')
    .where('tenant', '=', tenant)
    .where('destination', '=', destination)
    .where('next_at', '>', now)
    .execute();
}
