import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Lead } from '../../domain/lead/lead.ts';
import type { LeadFiles } from './lead-files.ts';
import { schemaVersion } from './schema-version.ts';
import type { Store } from './store.ts';
import type { LeadDatabase } from './tables.ts';

/**
 * What a backup has, in an order in which it can be put back, each table with the columns that order it. Sessions and
 * codes are not in it: who was signed in signs in again. Bookings are made of the leads again.
 */
const TABLES = {
  lead: 'id',
  account: 'id',
  search_subscriber: 'id',
  saved_search: 'id',
  letter: 'id',
  payment_request: 'id',
  night_letter: 'id',
  notice: 'id',
  delivery: 'id',
  consent: 'lead_id',
  lead_event: 'id',
  idempotency: 'tenant, key_hash',
  destination: 'tenant, destination',
  trade_in_valuation: 'id',
  trade_in_acceptance: 'lead_id',
  access_token: 'id',
  page_view: 'tenant, vehicle',
  watchlist: 'account_id, car_id',
  owned_vehicle: 'account_id, id',
  reminder_proof: 'id',
  promotion_draw: 'id',
  promotion_prize: 'tenant, promotion, prize',
  credit_choice: 'account_id',
  hold: 'id',
  payment: 'id',
  payment_task: 'id',
  phone_reveal: 'tenant, at, car_id, dealership_id, website_id',
} as const satisfies Partial<Record<keyof LeadDatabase, string>>;
export type BackupTable = keyof typeof TABLES;
export const BACKUP_TABLES = Object.keys(TABLES) as BackupTable[];

/**
 * The lines of a backup: a head; rows and files; at last the SHA-256 of all lines before it, each with its end, and how
 * many there are.
 */
export type BackupLine =
  | { forecourt_leads: 1; version: number; made_at: string }
  | { table: BackupTable; row: Record<string, string | number | null> }
  | { file: string; base64: string }
  | { sha256: string; lines: number };

const ROWS_AT_ONCE = 2000;

/**
 * A store as lines of JSON, the same for both databases: its tables as they were at one moment, and the files of its
 * leads, handed to `write` one after the other. Gives how many leads there are. Others go on writing meanwhile; `now` in
 * milliseconds.
 */
export async function writeBackup(
  store: Store,
  files: LeadFiles,
  now: number,
  write: (line: string) => Promise<void>,
): Promise<number> {
  const version = await schemaVersion(store);
  const hash = createHash('sha256');
  let lines = 0;
  const put = async (value: BackupLine): Promise<void> => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    lines++;
    await write(line);
  };
  let leads = 0;
  await atOneMoment(store, async (db) => {
    await put({ forecourt_leads: 1, version, made_at: new Date(now).toISOString() });
    for (const table of BACKUP_TABLES)
      for (let offset = 0; ; offset += ROWS_AT_ONCE) {
        const rows = await pageOf(db, table, offset);
        for (const row of rows) {
          await put({ table, row });
          if (table === 'lead') leads++;
          for (const key of filesOf(table, row))
            await put({ file: key, base64: (await files.read(key)).toString('base64') });
        }
        if (rows.length < ROWS_AT_ONCE) break;
      }
  });
  await write(`${JSON.stringify({ sha256: hash.digest('hex'), lines } satisfies BackupLine)}\n`);
  return leads;
}

/** The keys of the files that a row names. */
function filesOf(table: BackupTable, row: Readonly<Record<string, string | number | null>>): string[] {
  return table === 'lead' ? (JSON.parse(String(row['body'])) as Lead).files.map(({ key }) => key) : [];
}

/** Reads that all see the same moment, while others write. */
async function atOneMoment(store: Store, work: (db: Kysely<LeadDatabase>) => Promise<void>): Promise<void> {
  await store.db.connection().execute(async (db) => {
    const begin = store.kind === 'sqlite' ? 'BEGIN' : 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
    await sql.raw(begin).execute(db);
    try {
      await work(db);
    } finally {
      await sql.raw('ROLLBACK').execute(db);
    }
  });
}

async function pageOf(
  db: Kysely<LeadDatabase>,
  table: BackupTable,
  offset: number,
): Promise<Record<string, string | number | null>[]> {
  const { rows } = await sql<Record<string, string | number | null>>`
    SELECT * FROM ${sql.table(table)} ORDER BY ${sql.raw(TABLES[table])} LIMIT ${ROWS_AT_ONCE} OFFSET ${offset}
  `.execute(db);
  return rows;
}
