import { nextCommand } from '../../command-line/next-command.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from './migrations.ts';
import { MIGRATIONS } from './migrations.ts';
import { StoreError } from './store-error.ts';
import type { Store } from './store.ts';
import type { LeadDatabase } from './tables.ts';

/** A lock of all backends: one of them changes the tables at a time. */
const MIGRATION_LOCK = 20_261_122;

/** The version of the tables that are there, 0 in an empty database. */
export async function schemaVersion(store: Store): Promise<number> {
  const tables = await store.db.introspection.getTables();
  const names = new Set(tables.map(({ name }) => name));
  if (!names.has('schema_version')) {
    if (names.size === 0) return 0;
    throw new StoreError(
      store.place,
      `holds the tables of another program: ${[...names].toSorted().slice(0, 5).join(', ')}`,
      'Name a database of its own: a file, or an empty database in DATABASE_URL.',
    );
  }
  return appliedVersion(store.db);
}

async function appliedVersion(db: Kysely<LeadDatabase>): Promise<number> {
  const { version } = await db
    .selectFrom('schema_version')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** Throws StoreError unless the tables are of the version that this program knows. */
export async function checkSchema(store: Store, known: number = MIGRATIONS.length): Promise<void> {
  const version = await schemaVersion(store);
  if (version < known)
    throw new StoreError(
      store.place,
      `is of version ${version}, and this program needs version ${known}`,
      `Make a backup with \`${nextCommand('backend', 'backup <file>')}\`, then run \`${nextCommand('backend', 'migrate')}\`.`,
    );
  if (version > known)
    throw new StoreError(
      store.place,
      `is of version ${version}, written by a newer program; this one knows version ${known}`,
      'Start the newer program, or restore the backup that was made before it was installed.',
    );
}

/**
 * Applies the steps that are missing, all in one transaction, and gives how many there were. `now` in milliseconds.
 * Throws StoreError for a database of a newer program.
 */
export async function migrate(
  store: Store,
  now: number,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<number> {
  const before = await schemaVersion(store);
  if (before > migrations.length) await checkSchema(store, migrations.length);
  if (before === migrations.length) return 0;
  return store.write(async (db) => {
    if (store.kind === 'postgres') await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
    const moment = store.kind === 'sqlite' ? 'INTEGER' : 'BIGINT';
    await sql
      .raw(
        `CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, applied_at ${moment} NOT NULL)`,
      )
      .execute(db);
    const done = await appliedVersion(db);
    const missing = migrations.slice(done);
    for (const [at, migration] of missing.entries()) {
      for (const statement of migration(store.kind)) await sql.raw(statement).execute(db);
      await db
        .insertInto('schema_version')
        .values({ version: done + at + 1, applied_at: now })
        .execute();
    }
    return missing.length;
  });
}
