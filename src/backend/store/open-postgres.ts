import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { rewriteRow } from './prove-write.ts';
import { StoreError } from './store-error.ts';
import type { Store } from './store.ts';
import type { LeadDatabase } from './tables.ts';

const MAX_CONNECTIONS = 10;
/** Milliseconds until a server that does not answer is called away. */
const CONNECT_MS = 10_000;

/** The moment itself, not that of the transaction's start: it may have waited for a lock since. */
const CLOCK = sql`floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

/** Our moments and counts are below 2^53. */
const asNumber = (text: string): number => Number(text);

const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? asNumber
      : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};

/** Settings of the server that let an answered commit be lost, and what they must not be. */
const UNSAFE: Record<string, readonly string[]> = { fsync: ['off'], synchronous_commit: ['off'] };

async function checkDurable(db: Kysely<LeadDatabase>, place: string): Promise<void> {
  for (const [name, refused] of Object.entries(UNSAFE)) {
    const { rows } = await sql<Record<string, string>>`SHOW ${sql.raw(name)}`.execute(db);
    const found = rows[0]?.[name] ?? '';
    if (refused.includes(found))
      throw new StoreError(
        place,
        `would lose leads at a power cut: ${name} is ${found}`,
        `Set ${name} to on for this database.`,
      );
  }
}

/**
 * Opens a PostgreSQL database by its address, `postgres://user:password@host/name`, and reads back that it keeps what it
 * commits. Throws StoreError when it cannot be reached or would not; no message has the password.
 */
export async function openPostgres(url: string): Promise<Store> {
  const { host, pathname } = new URL(url);
  const place = `postgres://${host}${pathname}`;
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    types: TYPES,
  });
  // The pool replaces a connection that breaks, also one between two queries of a transaction; its next query rejects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<LeadDatabase>({ dialect: new PostgresDialect({ pool }) });
  try {
    await checkDurable(db, place);
  } catch (error) {
    await db.destroy();
    if (error instanceof StoreError) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StoreError(place, `cannot be reached: ${reason}`, 'Start it, or mend DATABASE_URL.', {
      cause: error,
    });
  }
  return {
    kind: 'postgres',
    place,
    db,
    write: (work) => db.transaction().execute(work),
    now: async (transaction: Kysely<LeadDatabase> = db) => {
      const { rows } = await sql<{ now: number }>`SELECT ${CLOCK} AS now`.execute(transaction);
      return rows[0]!.now;
    },
    insert: async (transaction, text, values) => {
      const { numAffectedRows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
      return Number(numAffectedRows);
    },
    prove: () => db.transaction().execute(rewriteRow),
    close: () => db.destroy(),
  };
}
