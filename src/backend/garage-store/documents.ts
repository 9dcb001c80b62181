import type { Selectable, Transaction } from 'kysely';
import type { GarageDocument } from '../../domain/garage/garage-document.ts';
import { MAX_DOCUMENTS } from '../../domain/garage/garage-document.ts';
import { insertNewRows } from '../store/insert-rows.ts';
import { newDelivery, SHOPPER } from '../store/new-delivery.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

export type KeptDocument = Selectable<LeadDatabase['shopper_document']>;
/** A document on its way to the shopper of a lead, its file kept already. Moments in milliseconds. */
export type NewDocument = Pick<
  KeptDocument,
  'id' | 'tenant' | 'lead_id' | 'title' | 'file_key' | 'name' | 'bytes' | 'added_at' | 'until'
>;
/** `known` is one that was given before under the same id; `full` a lead with as many as it may have. */
export type AddedDocument = 'added' | 'known' | 'full' | 'gone';

const happened = (
  db: Transaction<LeadDatabase>,
  { tenant, lead_id, title }: Pick<KeptDocument, 'tenant' | 'lead_id' | 'title'>,
  kind: 'document_added' | 'document_opened' | 'document_withdrawn',
  at: number,
): Promise<unknown> =>
  db.insertInto('lead_event').values({ lead_id, tenant, at, kind, note: title }).execute();

/**
 * Gives a document to the person who signs in with the number of a lead (spec A6), in one transaction with the history of the lead, and
 * where `sendsEmail` says so with an email that it is there: not to the address of a lead that may be no person's.
 */
export function addDocument(
  store: Store,
  document: NewDocument,
  { sendsEmail }: { sendsEmail: boolean },
): Promise<AddedDocument> {
  const { id, tenant, lead_id, added_at } = document;
  return store.write(async (db) => {
    const lead = await db
      .selectFrom('lead')
      .select(['id', 'tenant', 'phone', 'email', 'suspicious'])
      .where('id', '=', lead_id)
      .where('tenant', '=', tenant)
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!lead?.phone) return 'gone';
    const given = await db
      .selectFrom('shopper_document')
      .select('id')
      .where('lead_id', '=', lead_id)
      .execute();
    if (given.some((each) => each.id === id)) return 'known';
    if (given.length >= MAX_DOCUMENTS) return 'full';
    const row = { ...document, phone: lead.phone, opened_at: null };
    if ((await insertNewRows(db, store, 'shopper_document', [row])) === 0) return 'known';
    await happened(db, document, 'document_added', added_at);
    if (sendsEmail && lead.email !== null && lead.suspicious === 0)
      await db
        .insertInto('delivery')
        .values(newDelivery(lead, { destination: SHOPPER, kind: 'document' }, added_at, added_at))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return 'added';
  });
}

/** The documents of a lead of a dealer, the latest first. */
export const documentsOfLead = (
  { db }: Pick<Store, 'db'>,
  tenant: string,
  leadId: string,
): Promise<KeptDocument[]> =>
  db
    .selectFrom('shopper_document')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('lead_id', '=', leadId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();

/** What a number can download at a dealer at `now` (milliseconds), the latest first. */
export async function documentsOfPhone(
  { db }: Pick<Store, 'db'>,
  { tenant, phone }: { tenant: string; phone: string },
  now: number,
): Promise<GarageDocument[]> {
  const rows = await db
    .selectFrom('shopper_document')
    .select(['id', 'title', 'name', 'bytes', 'added_at', 'until'])
    .where('tenant', '=', tenant)
    .where('phone', '=', phone)
    .where('until', '>', now)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ added_at, until, ...row }) => ({
    ...row,
    added_at: new Date(added_at).toISOString(),
    until: new Date(until).toISOString(),
  }));
}

/** A document for the number that it was given to, and the first time a note in the history of its lead; undefined for others. */
export function openDocument(
  store: Store,
  { id, tenant, phone }: { id: string; tenant: string; phone: string },
  now: number,
): Promise<KeptDocument | undefined> {
  return store.write(async (db) => {
    const found = await db
      .selectFrom('shopper_document')
      .selectAll()
      .where('id', '=', id)
      .where('tenant', '=', tenant)
      .where('phone', '=', phone)
      .where('until', '>', now)
      .executeTakeFirst();
    if (!found || found.opened_at !== null) return found;
    const { numUpdatedRows } = await db
      .updateTable('shopper_document')
      .set({ opened_at: now })
      .where('id', '=', id)
      .where('opened_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await happened(db, found, 'document_opened', now);
    return found;
  });
}

/** Takes a document back; gives the key of its file, which is to be removed, or undefined where the dealer has no such one. */
export function withdrawDocument(
  store: Store,
  { id, tenant, lead }: { id: string; tenant: string; lead: string },
  now: number,
): Promise<string | undefined> {
  return store.write(async (db) => {
    const row = await db
      .deleteFrom('shopper_document')
      .where('id', '=', id)
      .where('tenant', '=', tenant)
      .where('lead_id', '=', lead)
      .returning(['tenant', 'lead_id', 'title', 'file_key'])
      .executeTakeFirst();
    if (row) await happened(db, row, 'document_withdrawn', now);
    return row?.file_key;
  });
}

/** The keys of the files of documents: of these leads, or of all. */
export async function documentKeys(
  { db }: Pick<Store, 'db'>,
  leadIds?: readonly string[],
): Promise<string[]> {
  if (leadIds?.length === 0) return [];
  let query = db.selectFrom('shopper_document').select('file_key');
  if (leadIds) query = query.where('lead_id', 'in', leadIds);
  return (await query.execute()).map(({ file_key: key }) => key);
}

/** Erases the documents whose time is over; gives the keys of their files. `now` in milliseconds. */
export async function endDocuments(store: Store, now: number): Promise<string[]> {
  const rows = await store.write((db) =>
    db.deleteFrom('shopper_document').where('until', '<=', now).returning('file_key').execute(),
  );
  return rows.map(({ file_key: key }) => key);
}
