import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { CompiledQuery, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, SqliteDatabase, SqliteStatement } from 'kysely';
import { sqliteInputs } from './run-statement.ts';

/** Statements that are kept ready; the backend has about forty. */
const MAX_KEPT = 200;

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: asDatabase(database) });
    this.#database = database;
  }

  /** A write begins as one: a transaction that starts with reading could find the database taken when it comes to write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'));
  }

  /** On a full disk SQLite has rolled back by itself; a second time would be an error that hides the first. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

function asStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...sqliteInputs(values)),
    run: (values) => statement.run(...sqliteInputs(values)),
    iterate: (values) => statement.iterate(...sqliteInputs(values)),
  };
}

function asDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = kept.get(text);
      if (known) return known;
      const statement = asStatement(database.prepare(text));
      if (kept.size >= MAX_KEPT) kept.clear();
      kept.set(text, statement);
      return statement;
    },
  };
}

/** Node's own SQLite as kysely speaks to it: one connection, whose users wait for each other. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
