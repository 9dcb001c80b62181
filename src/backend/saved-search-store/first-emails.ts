import type { Transaction } from 'kysely';
import type { LeadDatabase } from '../store/tables.ts';

/** How long the first email proves its address, in milliseconds (spec A12). */
export const PROOF_LASTS_MS = 48 * 3_600_000;
/** First emails that wait at one address: the person who types a stranger's sends no more than that. */
const MAX_WAITING = 5;

/**
 * True if an address may have another first letter, about a search or about reminders: those that wait count, also where they
 * were stopped. `now` in milliseconds.
 */
export async function mayWriteFirst(
  db: Transaction<LeadDatabase>,
  subscriberId: string,
  now: number,
): Promise<boolean> {
  const since = now - PROOF_LASTS_MS;
  const searches = await db
    .selectFrom('saved_search')
    .select('id')
    .where('subscriber_id', '=', subscriberId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', since)
    .execute();
  const reminders = await db
    .selectFrom('reminder_proof')
    .select('id')
    .where('subscriber_id', '=', subscriberId)
    .where('proved_at', 'is', null)
    .where('asked_at', '>', since)
    .execute();
  return searches.length + reminders.length < MAX_WAITING;
}
