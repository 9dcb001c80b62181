import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { RunStatement } from './run-statement.ts';
import { isBusy } from './sqlite-problem.ts';
import type { LeadDatabase } from './tables.ts';

/** Most works that are put on disk together: what a thousand connections wait for is still a few milliseconds. */
const MAX_TOGETHER = 64;
/** Milliseconds that a group waits for another process that writes, and until it looks again. */
const BUSY_MS = 10_000;
const BUSY_AGAIN = 25;
/** Milliseconds that a work waits for others at most. */
const MAX_GATHER = 10;

const SAVEPOINT = 'SAVEPOINT work';
const ROLLBACK = 'ROLLBACK TO work';
const RELEASE = 'RELEASE work';

type Waiting = {
  work: (db: Transaction<LeadDatabase>) => Promise<unknown>;
  done: () => void;
  failed: (error: unknown) => void;
};

/**
 * A `write` for a database with one writer: what waits while another is on its way to the disk goes together in the next
 * transaction, so that many wait for one sync. Each work has a savepoint of its own: one that fails takes nothing of the
 * others back. None is told that it succeeded before all of them are on disk.
 */
export function groupWrites(
  db: Kysely<LeadDatabase>,
  run: RunStatement,
  gather: Gather = gatherMore,
): <T>(work: (db: Transaction<LeadDatabase>) => Promise<T>) => Promise<T> {
  const waiting: Waiting[] = [];
  let isRunning = false;

  async function writeAll(): Promise<void> {
    isRunning = true;
    let before = 1;
    let took = 0;
    while (waiting.length > 0) {
      await gather(() => waiting.length >= before, before > 1 ? Math.min(took, MAX_GATHER) : 0);
      const group = waiting.splice(0, MAX_TOGETHER);
      const began = performance.now();
      await together(group);
      took = performance.now() - began;
      before = group.length;
    }
    isRunning = false;
  }

  async function together(group: readonly Waiting[]): Promise<void> {
    const ends: (() => void)[] = [];
    try {
      await whenFree(() =>
        db.transaction().execute(async (transaction) => {
          for (const each of group) ends.push(await attempt(transaction, run, each));
        }),
      );
      for (const end of ends) end();
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      let result: Awaited<ReturnType<typeof work>>;
      waiting.push({
        work: async (transaction) => {
          result = await work(transaction);
        },
        done: () => resolve(result),
        failed: reject,
      });
      if (!isRunning) void writeAll();
    });
}

/**
 * Runs a transaction as soon as no other process holds the database for writing, which only its start can find; between its
 * tries everybody else goes on. Throws the error of SQLite where that takes too long.
 */
async function whenFree(transaction: () => Promise<void>): Promise<void> {
  const until = performance.now() + BUSY_MS;
  for (;;)
    try {
      return await transaction();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
      await setTimeout(BUSY_AGAIN);
    }
}

/** Waits until a group is full, at most so many milliseconds. */
export type Gather = (isFull: () => boolean, patience: number) => Promise<void>;

/**
 * Lets others join, because nothing can arrive while SQLite waits for the disk: those that are ready at once, and after a
 * group of several as many again, for as long as a transaction takes.
 */
async function gatherMore(isFull: () => boolean, patience: number): Promise<void> {
  const until = performance.now() + patience;
  do await setImmediate();
  while (!isFull() && performance.now() < until);
}

/** Does one work; gives what is to be told when all of the group is on disk. Throws when the transaction itself is lost. */
async function attempt(
  transaction: Transaction<LeadDatabase>,
  run: RunStatement,
  { work, done, failed }: Waiting,
): Promise<() => void> {
  run(SAVEPOINT);
  try {
    await work(transaction);
  } catch (error) {
    // On a full disk there is no savepoint any more, and no transaction: this throws, and all of the group has failed.
    try {
      run(ROLLBACK);
    } catch {
      throw error;
    }
    run(RELEASE);
    return () => failed(error);
  }
  run(RELEASE);
  return done;
}
