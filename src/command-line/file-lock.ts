import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ExpectedError } from './expected-error.ts';

const SQLITE_BUSY = 5;
/** What SQLite says of a file that is no database, or a torn one. */
const SQLITE_DAMAGED = new Set([11, 26]);
const RETRY_MS = 50;

const WAY_OUT =
  'See that its disk has room and can be written to; delete the file when no build and no rollback is running, and try again.';

function tryLock(file: string): DatabaseSync | undefined {
  let database: DatabaseSync;
  try {
    database = new DatabaseSync(file);
  } catch (cause) {
    throw new ExpectedError(`The lock ${file} cannot be opened: ${String(cause)}. ${WAY_OUT}`, { cause });
  }
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    const code: unknown = error instanceof Error && Reflect.get(error, 'errcode');
    if (code === SQLITE_BUSY) return undefined;
    if (typeof code !== 'number') throw error;
    const wrong = SQLITE_DAMAGED.has(code) ? 'is damaged' : 'cannot be used';
    throw new ExpectedError(`The lock ${file} ${wrong}: ${String(error)}. ${WAY_OUT}`, { cause: error });
  }
}

type LockOptions = { waitMs: number; taken: string };

/**
 * Takes the lock `file` for this process alone, waiting up to `waitMs` for it; gives the function that frees it. The lock is
 * SQLite's own on an empty database, so the operating system drops it with the process, however that ends: there is no stale
 * lock to clear. Throws ExpectedError with `taken` when another process keeps it, and with the file when the lock cannot be
 * used.
 */
export async function takeFileLock(file: string, { waitMs, taken }: LockOptions): Promise<() => void> {
  await mkdir(path.dirname(file), { recursive: true });
  const deadline = Date.now() + waitMs;
  let lock = tryLock(file);
  while (!lock) {
    if (Date.now() >= deadline) throw new ExpectedError(taken);
    await sleep(RETRY_MS);
    lock = tryLock(file);
  }
  const held = lock;
  return () => held.close();
}

/** Runs `work` while this process alone holds a lock, as takeFileLock says. */
export async function withFileLock<Result>(
  file: string,
  options: LockOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const free = await takeFileLock(file, options);
  try {
    return await work();
  } finally {
    free();
  }
}
