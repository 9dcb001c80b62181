import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { LeadDatabase } from './tables.ts';

/** Most works that are put on disk together: what a thousand connections wait for is still a few milliseconds. */
const MOST_TOGETHER = 64;

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
): <T>(work: (db: Transaction<LeadDatabase>) => Promise<T>) => Promise<T> {
  const waiting: Waiting[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (
      let group = waiting.splice(0, MOST_TOGETHER);
      group.length > 0;
      group = waiting.splice(0, MOST_TOGETHER)
    ) {
      const ends: (() => void)[] = [];
      try {
        await db.transaction().execute(async (transaction) => {
          for (const each of group) ends.push(await attempt(transaction, each));
        });
        for (const end of ends) end();
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    isRunning = false;
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
      if (!isRunning) void run();
    });
}

/** Does one work; gives what is to be told when all of the group is on disk. Throws when the transaction itself is lost. */
async function attempt(
  transaction: Transaction<LeadDatabase>,
  { work, done, failed }: Waiting,
): Promise<() => void> {
  await sql`SAVEPOINT work`.execute(transaction);
  try {
    await work(transaction);
  } catch (error) {
    // On a full disk there is no savepoint any more, and no transaction: this throws, and all of the group has failed.
    await sql`ROLLBACK TO work`.execute(transaction).catch(() => {
      throw error;
    });
    await sql`RELEASE work`.execute(transaction);
    return () => failed(error);
  }
  await sql`RELEASE work`.execute(transaction);
  return done;
}
