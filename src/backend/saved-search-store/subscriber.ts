import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { newSecret } from '../store/access-tokens.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** An address that searches are kept for, with what stops its emails. */
export type Subscriber = { id: string; tenant: string; email: string; stopToken: string };

/** The subscriber of an address, made at its first search. `now` in milliseconds. */
export async function openSubscriber(
  db: Transaction<LeadDatabase>,
  { tenant, email }: { tenant: string; email: string },
  now: number,
): Promise<Subscriber> {
  const row = await db
    .insertInto('search_subscriber')
    .values({
      id: randomUUID(),
      tenant,
      email: email.toLowerCase(),
      stop_token: newSecret(),
      created_at: now,
      mailed_at: null,
    })
    // Changes nothing, and holds the row until the transaction ends.
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'email']).doUpdateSet(({ ref }) => ({ tenant: ref('excluded.tenant') })),
    )
    .returning(['id', 'email', 'stop_token'])
    .executeTakeFirstOrThrow();
  return { id: row.id, tenant, email: row.email, stopToken: row.stop_token };
}

/** A subscriber whom nobody else changes until the transaction ends; undefined for one that is gone. */
export async function lockSubscriber(
  { kind }: Pick<Store, 'kind'>,
  db: Transaction<LeadDatabase>,
  id: string,
): Promise<(Subscriber & { mailedAt: number | null }) | undefined> {
  const row = await db
    .selectFrom('search_subscriber')
    .selectAll()
    .where('id', '=', id)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const { tenant, email, stop_token: stopToken, mailed_at: mailedAt } = row;
  return { id, tenant, email, stopToken, mailedAt };
}
