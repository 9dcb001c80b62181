import path from 'node:path';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import { checkSchema, migrate, schemaVersion } from './schema-version.ts';
import type { Store } from './store.ts';

/** Whether an address is of a server; anything else is a file of SQLite. */
export const isServer = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/** The store at an address, whatever its tables are: for the commands that make or mend them. */
export async function connectStore(url: string): Promise<Store> {
  return isServer(url) ? openPostgres(url) : openSqlite(path.resolve(url));
}

/**
 * The store of leads: a file of SQLite by its path, or PostgreSQL by `postgres://…`. An empty one gets its tables; `now`
 * in milliseconds. Throws StoreError for one that is older, newer, damaged or of another program, that cannot be written
 * or that could lose what it has answered.
 */
export async function openStore(url: string, now: number): Promise<Store> {
  const store = await connectStore(url);
  try {
    if ((await schemaVersion(store)) === 0) await migrate(store, now);
    await checkSchema(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
