import type { Transaction } from 'kysely';
import type { StoreKind } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** A payment that nobody else changes until the transaction ends; undefined when there is none of that id. */
export const lockPayment = (
  db: Transaction<LeadDatabase>,
  kind: StoreKind,
  id: string,
): Promise<LeadDatabase['payment'] | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();

/** The same for a reservation. Where both are changed, the payment is locked first. */
export const lockReservation = (
  db: Transaction<LeadDatabase>,
  kind: StoreKind,
  id: string,
): Promise<LeadDatabase['hold'] | undefined> =>
  db
    .selectFrom('hold')
    .selectAll()
    .where('id', '=', id)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
