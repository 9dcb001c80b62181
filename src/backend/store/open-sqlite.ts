import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { groupWrites, type Gather } from './group-writes.ts';
import { proveRoom, rewriteRow } from './prove-write.ts';
import { runStatements } from './run-statement.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { restoreWords, sqliteProblem } from './sqlite-problem.ts';
import { StoreError } from './store-error.ts';
import type { Store } from './store.ts';
import type { LeadDatabase } from './tables.ts';

/** How long opening waits for another process, in milliseconds; nothing else goes on meanwhile. */
const OPEN_BUSY_MS = 10_000;
/** How long one statement waits for another process inside of SQLite: all requests wait with it. */
const BUSY_MS = 5;

/** Names, phones and messages of shoppers are for the user of the backend alone. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** What SQLite answers for `synchronous = FULL`: the log is on the disk before a commit returns. */
const FULL = 2;

/** A store over an open database, whatever its settings; `gather` is how writes wait for each other. */
export function sqliteStore(database: DatabaseSync, place: string, gather?: Gather): Store {
  const db = new Kysely<LeadDatabase>({ dialect: sqliteDialect(database) });
  const run = runStatements(database);
  const together = groupWrites(db, run, gather);
  const checkPlace = stayingInPlace(database.location());
  const write: Store['write'] = (work) =>
    together((transaction) => {
      checkPlace();
      return work(transaction);
    });
  return {
    kind: 'sqlite',
    place,
    db,
    write,
    prove: async () => {
      await write(rewriteRow);
      const file = database.location();
      // A database in memory has no disk.
      if (file !== null) await proveRoom(file);
    },
    now: () => Promise.resolve(Date.now()),
    insert: async (_, text, values) => run(text, values),
    close: () => db.destroy(),
  };
}

/** A check that a file is still the one at its path; throws StoreError where another took its place, or none did. */
function stayingInPlace(file: string | null): () => void {
  // A database in memory has no path.
  if (file === null) return () => undefined;
  const opened = statSync(file);
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.ino !== opened.ino || found.dev !== opened.dev)
      throw new StoreError(file, 'was moved or replaced while it was open', 'Start the backend again.');
  };
}

function pragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

/** Throws StoreError unless what was answered before a power cut is there after it. */
export function checkDurable(database: DatabaseSync, file: string): void {
  const journal = pragma(database, 'journal_mode');
  const synchronous = pragma(database, 'synchronous');
  if (journal === 'wal' && typeof synchronous === 'number' && synchronous >= FULL) return;
  throw new StoreError(
    file,
    `would lose leads at a power cut: journal_mode is ${String(journal)} and synchronous ${String(synchronous)}, expected wal and ${FULL} (FULL)`,
    'Keep it on a local disk, where SQLite can have its log beside it.',
  );
}

function makeFolder(file: string): void {
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const wayOut = `Make ${folder} a folder that the user of the backend may write, or name another file.`;
    throw new StoreError(file, `has no folder that it could be in (${reason})`, wayOut, { cause });
  }
}

/** Lets the owner alone read a database, which is made empty where there is none; SQLite gives its log the same mode. */
function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', OWN_FILE));
    for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, OWN_FILE);
  } catch {
    // A file of another user, or none that can be opened: SQLite says so itself.
  }
}

/**
 * Opens a file of SQLite and makes it where there is none: with a log that is on the disk at each commit, read back, and
 * with its pages checked. Throws StoreError for a folder that cannot be written and for a damaged file.
 */
export function openSqlite(file: string): Store {
  makeFolder(file);
  keepPrivate(file);
  try {
    const database = new DatabaseSync(file, { timeout: OPEN_BUSY_MS, enableForeignKeyConstraints: true });
    try {
      // secure_delete: what was erased is overwritten. temp_store: what savepoints need to go back is kept in memory, because
      // in files it is three times as much as is written for good.
      database.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY',
      );
      checkDurable(database, file);
      const found = pragma(database, 'quick_check(1)');
      if (found !== 'ok') throw new StoreError(file, `is damaged: ${String(found)}`, restoreWords());
      database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    } catch (error) {
      database.close();
      throw error;
    }
    return sqliteStore(database, file);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const problem = sqliteProblem(error);
    if (problem) throw new StoreError(file, problem.wrong, problem.wayOut, { cause: error });
    throw error;
  }
}
