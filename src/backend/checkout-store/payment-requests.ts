import type { Transaction } from 'kysely';
import type { PaymentRequest } from '../../domain/payment/payment-request.ts';
import type { Store, StoreKind } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** A request with its payment. */
export type RequestAndPayment = { request: PaymentRequest; payment: LeadDatabase['payment'] };

const requestOf = ({ lead_id: lead, ...row }: LeadDatabase['payment_request']): PaymentRequest => ({
  ...row,
  lead,
});

/** A request of these tenants by its id; undefined when they have none of it. */
export async function findRequest(
  { db }: Pick<Store, 'db'>,
  tenants: readonly string[],
  id: string,
): Promise<RequestAndPayment | undefined> {
  if (tenants.length === 0) return undefined;
  const row = await db
    .selectFrom('payment_request')
    .selectAll()
    .where('id', '=', id)
    .where('tenant', 'in', tenants)
    .executeTakeFirst();
  const payment = row && (await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst());
  return row && payment && { request: requestOf(row), payment };
}

/** Which requests: all of these tenants, or those for one number or mailbox. */
export type WhoseRequests = {
  tenants?: readonly string[] | undefined;
  person?: { phone?: string; email?: string };
  limit?: number;
};

/** Requests with their payments, the latest first. */
export async function listRequests(
  { db }: Pick<Store, 'db'>,
  { tenants, person, limit }: WhoseRequests,
): Promise<RequestAndPayment[]> {
  if (tenants?.length === 0) return [];
  let query = db.selectFrom('payment_request').selectAll().orderBy('asked_at', 'desc').orderBy('id');
  if (tenants) query = query.where('tenant', 'in', tenants);
  if (person)
    query = query.where((eb) =>
      eb.or([
        ...(person.phone === undefined ? [] : [eb('phone', '=', person.phone)]),
        ...(person.email === undefined ? [] : [eb('email', '=', person.email.toLowerCase())]),
      ]),
    );
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return rows.flatMap((row) => {
    const payment = byId.get(row.id);
    return payment ? [{ request: requestOf(row), payment }] : [];
  });
}

/** A request that nobody else changes until the transaction ends; undefined when there is none of that id. */
export const lockRequest = (
  db: Transaction<LeadDatabase>,
  kind: StoreKind,
  id: string,
): Promise<LeadDatabase['payment_request'] | undefined> =>
  db
    .selectFrom('payment_request')
    .selectAll()
    .where('id', '=', id)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
