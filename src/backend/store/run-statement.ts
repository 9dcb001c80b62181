import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** Runs a statement that gives no rows; gives how many rows it has changed. */
export type RunStatement = (text: string, values?: readonly unknown[]) => number;

const isInput = (value: unknown): value is SQLInputValue =>
  value === null || ['string', 'number', 'bigint'].includes(typeof value) || value instanceof Uint8Array;

/** Values as SQLite takes them. Throws TypeError for a value of another kind. */
export function sqliteInputs(values: readonly unknown[]): SQLInputValue[] {
  return values.map((value) => {
    if (isInput(value)) return value;
    throw new TypeError(`SQLite takes no ${typeof value} as a parameter`);
  });
}

/**
 * Statements of the few texts that every lead needs, past the query builder, whose promises cost twice what SQLite itself
 * does. Only for what runs inside a transaction of `write`: it has the one connection for itself.
 */
export function runStatements(database: DatabaseSync): RunStatement {
  const kept = new Map<string, StatementSync>();
  return (text, values = []) => {
    const known = kept.get(text);
    const statement = known ?? database.prepare(text);
    if (!known) kept.set(text, statement);
    return Number(statement.run(...sqliteInputs(values)).changes);
  };
}
