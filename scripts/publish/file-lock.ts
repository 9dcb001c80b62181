import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ExpectedError } from '../command-line/expected-error.ts';

const SQLITE_BUSY = 5;
const RETRY_MS = 50;

function tryLock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && Reflect.get(error, 'errcode') === SQLITE_BUSY) return undefined;
    throw error;
  }
}

/**
 * Runs `work` while this process alone holds the lock `file`, waiting up to `waitMs` for it. The lock is SQLite's own on
 * an empty database, so the operating system drops it with the process, however that ends: there is no stale lock to
 * clear. Throws ExpectedError with `taken` when another process keeps it.
 */
export async function withFileLock<Result>(
  file: string,
  { waitMs, taken }: { waitMs: number; taken: string },
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  const deadline = Date.now() + waitMs;
  let lock = tryLock(file);
  while (!lock) {
    if (Date.now() >= deadline) throw new ExpectedError(taken);
    await sleep(RETRY_MS);
    lock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}
