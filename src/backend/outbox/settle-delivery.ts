import type { Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { LeadDatabase, LeadEventKind } from '../store/tables.ts';
import { lockDestination, saveHealth } from './claim-delivery.ts';
import type { OutgoingMessage, SendOutcome } from './outgoing-message.ts';
import { afterFailure, FAILURES_TO_PAUSE } from './schedule.ts';

/**
 * Writes down what became of an attempt: the message is delivered, waits for its next attempt, or is dead and kept. Gives
 * `stale` and changes nothing when somebody else has taken it since, or the lead was erased. `random` from 0 up to 1.
 */
export function settleDelivery(
  store: Store,
  message: OutgoingMessage,
  outcome: SendOutcome,
  now: number,
  random: number,
): Promise<'delivered' | 'queued' | 'dead' | 'stale'> {
  return store.write(async (db) => {
    const health = await lockDestination(store, db, message);
    const row = await db
      .selectFrom('delivery')
      .select(['lead_id', 'attempts', 'refusals', 'queued_at'])
      .where('id', '=', message.id)
      .where('fence', '=', message.fence)
      .where('state', '=', 'queued')
      .executeTakeFirst();
    if (!row) return 'stale';
    const { id, tenant, destination } = message;
    const note = async (kind: LeadEventKind, words: string | null): Promise<void> => {
      // A letter is of no lead, and has no history.
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
      if (health.failures > 0 || health.paused_until > 0)
        await saveHealth(db, message, { ...health, failures: 0, paused_until: 0, asked: 0 });
      if (health.failures >= FAILURES_TO_PAUSE) await bringForward(db, message, now);
      return 'delivered';
    }
    const after = afterFailure(row, health, outcome, now, random);
    const { state, refusals, next_at } = after;
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
    await saveHealth(db, message, after.health);
    await note(state === 'dead' ? 'dead' : 'failed', outcome.reason);
    return state;
  });
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
