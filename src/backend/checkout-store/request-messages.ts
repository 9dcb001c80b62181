import type { Transaction } from 'kysely';
import { DEALER_MAILBOX } from '../../domain/lead/lead-destinations.ts';
import { atTheStart, SHOPPER } from '../store/new-delivery.ts';
import type { LeadDatabase, RequestMessageKind } from '../store/tables.ts';

type Told = Pick<LeadDatabase['payment_request'], 'id' | 'tenant' | 'email'>;

/**
 * Puts messages about a request into the outbox, in the transaction that decides on them: to the shopper where a mailbox is
 * known, and news to the dealer. `now` in milliseconds.
 */
export async function queueRequestMessages(
  db: Transaction<LeadDatabase>,
  { id, tenant, email }: Told,
  kinds: readonly RequestMessageKind[],
  now: number,
): Promise<void> {
  const rows = kinds
    .map((kind) => ({ kind, destination: kind === 'payment_news' ? DEALER_MAILBOX : SHOPPER }))
    .filter(({ destination }) => destination !== SHOPPER || email !== null)
    .map(({ kind, destination }) => ({
      id: `${id}-${kind}-${now}`,
      lead_id: null,
      request_id: id,
      tenant,
      destination,
      kind,
      ...atTheStart(now),
    }));
  if (rows.length === 0) return;
  await db
    .insertInto('delivery')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
