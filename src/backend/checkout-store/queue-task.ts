import type { Transaction } from 'kysely';
import type { MoneyTask } from '../../domain/checkout/payment.ts';
import type { LeadDatabase } from '../store/tables.ts';

/**
 * Asks the provider of a payment for something, in the transaction that decides it; `now` in milliseconds. The same is
 * asked for once: its id is the key by which the provider does it once, too.
 */
export async function queueTask(
  db: Transaction<LeadDatabase>,
  { id: payment_id, tenant }: { id: string; tenant: string },
  kind: MoneyTask,
  now: number,
): Promise<void> {
  await db
    .insertInto('payment_task')
    .values({
      id: `${payment_id}-${kind}`,
      payment_id,
      tenant,
      kind,
      queued_at: now,
      next_at: now,
      attempts: 0,
      finished_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
