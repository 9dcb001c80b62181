import path from 'node:path';
import { takeFileLock } from '../../command-line/file-lock.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import { checkSchema, migrate, schemaVersion } from './schema-version.ts';
import type { Store } from './store.ts';

/** How long a backend that is told to end has for that, in milliseconds. */
const LET_GO_MS = 1_000;

/** True if an address is of a server; anything else is a file of SQLite. */
export const isServer = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/**
 * Has this process alone answer from the store, until the function that it gives is called: a second backend on one file
 * would be in the way of the first, and a restore takes the file away. Several may share a server. Throws ExpectedError with
 * `taken` where another process has it.
 */
export async function holdStore(url: string, taken: string): Promise<() => void> {
  if (isServer(url)) return () => undefined;
  return takeFileLock(`${path.resolve(url)}.lock`, { waitMs: LET_GO_MS, taken });
}

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

/** The store of a backend, which it holds until it closes it. Throws what openStore throws, and where another has it. */
export async function openStoreAlone(url: string, now: number): Promise<Store> {
  const store = await openStore(url, now);
  try {
    const letGo = await holdStore(
      url,
      `Another backend has ${store.place} open. End it, or give this one a folder of its own: --data <folder>.`,
    );
    const close = async (): Promise<void> => {
      await store.close();
      letGo();
    };
    return { ...store, close };
  } catch (error) {
    await store.close();
    throw error;
  }
}
