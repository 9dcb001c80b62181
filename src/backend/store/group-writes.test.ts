import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { groupWrites } from './group-writes.ts';
import { MIGRATIONS } from './migrations.ts';
import { runStatements } from './run-statement.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { LeadDatabase } from './tables.ts';

/** A database whose commits are counted, and one of which can be made to fail. */
function counted() {
  const database = new DatabaseSync(':memory:');
  for (const migration of MIGRATIONS) for (const statement of migration('sqlite')) database.exec(statement);
  let commits = 0;
  let failing = false;
  const db = new Kysely<LeadDatabase>({
    dialect: sqliteDialect(database),
    log: ({ query }) => {
      if (query.sql === 'commit') commits++;
    },
  });
  onTestFinished(() => db.destroy());
  const write = groupWrites(db, runStatements(database));
  const put = (tenant: string, error?: Error) =>
    write(async (transaction) => {
      await transaction.insertInto('page_view').values({ tenant, vehicle: 'a', views: 1 }).execute();
      if (failing) database.exec('ROLLBACK');
      if (error) throw error;
      return tenant;
    });
  const rows = async (): Promise<string[]> =>
    (await db.selectFrom('page_view').select('tenant').orderBy('tenant').execute()).map(
      ({ tenant }) => tenant,
    );
  return {
    put,
    rows,
    commits: () => commits,
    failNow: (value: boolean) => {
      failing = value;
    },
  };
}

const names = Array.from({ length: 100 }, (_, at) => `t${String(at).padStart(3, '0')}`);

test('R4 a hundred works at once are on disk with two commits, each with its own result', async () => {
  const { put, rows, commits } = counted();
  expect(await Promise.all(names.map((name) => put(name)))).toEqual(names);
  expect(await rows()).toEqual(names);
  expect(commits()).toBe(2);
});

test('R4 a work that fails takes nothing of the others back', async () => {
  const { put, rows } = counted();
  const results = await Promise.allSettled([put('a'), put('b', new Error('b is wrong')), put('c'), put('a')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(results[1]).toMatchObject({ reason: { message: 'b is wrong' } });
  expect(await rows()).toEqual(['a', 'c']);
});

test('R4 when the database takes the transaction back none succeeds, and the next ones do', async () => {
  const { put, rows, failNow } = counted();
  const first = put('a');
  failNow(true);
  const results = await Promise.allSettled([first, put('b'), put('c')]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  expect(await rows()).toEqual([]);
  failNow(false);
  expect(await put('d')).toBe('d');
  expect(await rows()).toEqual(['d']);
});
