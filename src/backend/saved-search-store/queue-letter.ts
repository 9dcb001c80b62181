import type { Transaction } from 'kysely';
import { atTheStart, SHOPPER } from '../store/new-delivery.ts';
import type { StoredLetter } from '../store/stored-letter.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** A letter on its way, of one address that searches are kept for. */
export type NewLetter = { id: string; tenant: string; subscriberId: string; letter: StoredLetter };

/** Puts a letter and its row of the outbox into the transaction that decided on it; `now` in milliseconds. */
export async function queueLetter(
  db: Transaction<LeadDatabase>,
  { id, tenant, subscriberId, letter }: NewLetter,
  now: number,
): Promise<void> {
  await db
    .insertInto('letter')
    .values({ id, tenant, subscriber_id: subscriberId, created_at: now, body: JSON.stringify(letter) })
    .execute();
  await db
    .insertInto('delivery')
    .values({
      id,
      lead_id: null,
      letter_id: id,
      tenant,
      destination: SHOPPER,
      kind: 'letter',
      ...atTheStart(now),
    })
    .execute();
}
