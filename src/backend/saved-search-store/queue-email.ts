import type { Transaction } from 'kysely';
import { atTheStart, SHOPPER } from '../store/new-delivery.ts';
import type { StoredEmail } from '../store/stored-email.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** An email on its way, of one address that searches are kept for. */
export type NewEmail = { id: string; tenant: string; subscriberId: string; email: StoredEmail };

/** Puts an email and its row of the outbox into the transaction that decided on it; `now` in milliseconds. */
export async function queueEmail(
  db: Transaction<LeadDatabase>,
  { id, tenant, subscriberId, email }: NewEmail,
  now: number,
): Promise<void> {
  await db
    .insertInto('letter')
    .values({ id, tenant, subscriber_id: subscriberId, created_at: now, body: JSON.stringify(email) })
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
