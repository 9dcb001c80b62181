import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Lead } from '../../domain/lead/lead.ts';
import { endReservation } from '../checkout-store/end-reservation.ts';
import type { LeadFiles } from '../store/lead-files.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** How many leads are erased in one transaction, so that nobody waits long for it. */
const AT_ONCE = 200;
const DAY = 24 * 3_600_000;
/** Keys are kept at least so long, for a form that is sent again. */
const KEY_LIFE = 7 * DAY;

/** The person whose data is erased, by address or number or both; the address in any case, the number in its international form. */
export type Person = { email?: string; phone?: string };

/** True if a lead, or a consent, is a person's. */
export const isOf =
  ({ email, phone }: Person) =>
  (eb: ExpressionBuilder<LeadDatabase, 'lead'>): Expression<SqlBool> =>
    eb.or([
      ...(email === undefined ? [] : [eb('email', '=', email.toLowerCase())]),
      ...(phone === undefined ? [] : [eb('phone', '=', phone)]),
    ]);

/**
 * Erases all leads of a person, of these tenants or of all, with their messages, files, consents and history; gives
 * how many there were. What stays of each says that a lead of this id was submitted and erased, and nothing of a person.
 * `now` in milliseconds.
 */
export async function eraseLeads(
  store: Store,
  files: LeadFiles,
  person: Person,
  now: number,
  tenants?: readonly string[],
): Promise<number> {
  if (person.email === undefined && person.phone === undefined)
    throw new Error('Nobody was named to be erased.');
  const erased = await eraseWhere(store, files, now, (eb) =>
    tenants ? eb.and([isOf(person)(eb), eb('tenant', 'in', tenants)]) : isOf(person)(eb),
  );
  await forgetLog(store);
  return erased;
}

/** Erases the leads of a tenant that are older than its days of retention, and keys older than a week; as `eraseLeads`. */
export async function eraseOld(
  store: Store,
  files: LeadFiles,
  { tenant, days }: { tenant: string; days: number },
  now: number,
): Promise<number> {
  await store.db
    .deleteFrom('idempotency')
    .where('created_at', '<', now - KEY_LIFE)
    .execute();
  return eraseWhere(store, files, now, (eb) =>
    eb.and([eb('tenant', '=', tenant), eb('received_at', '<', now - days * DAY)]),
  );
}

async function eraseWhere(
  store: Store,
  files: LeadFiles,
  now: number,
  condition: (eb: ExpressionBuilder<LeadDatabase, 'lead'>) => Expression<SqlBool>,
): Promise<number> {
  for (let erased = 0; ;) {
    const rows = await store.db
      .selectFrom('lead')
      .select(['id', 'tenant', 'body'])
      .where(condition)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return erased;
    // Files first: a lead without its files is found and erased the next time, files without a lead are not.
    for (const { body } of rows)
      for (const { key } of (JSON.parse(body) as Lead).files) await files.remove(key);
    await eraseRows(store, rows, now);
    erased += rows.length;
  }
}

function eraseRows(
  store: Store,
  rows: readonly { id: string; tenant: string }[],
  now: number,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  return store.write(async (db) => {
    // The buyer is erased, so the fee goes back.
    const held = await db
      .selectFrom('hold')
      .selectAll()
      .where('id', 'in', ids)
      .where('ended_at', 'is', null)
      .execute();
    for (const reservation of held)
      await endReservation(db, store.kind, reservation, { at: now, end: 'cancelled' });
    await db.deleteFrom('lead_event').where('lead_id', 'in', ids).where('kind', '!=', 'submitted').execute();
    for (const table of ['delivery', 'consent'] as const)
      await db.deleteFrom(table).where('lead_id', 'in', ids).execute();
    await db.deleteFrom('lead').where('id', 'in', ids).execute();
    await db
      .insertInto('lead_event')
      .values(rows.map(({ id, tenant }) => ({ lead_id: id, tenant, at: now, kind: 'erased' as const })))
      .execute();
  });
}

/** What was overwritten in a file of SQLite is still in its log until that is emptied. */
async function forgetLog(store: Store): Promise<void> {
  if (store.kind === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(store.db);
}
