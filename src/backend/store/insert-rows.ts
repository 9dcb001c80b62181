import type { Insertable, Transaction } from 'kysely';
import type { Store, StoreKind } from './store.ts';
import type { LeadDatabase } from './tables.ts';

/** To write the text of a statement takes longer than to run it, and the shapes of rows are few. */
const texts = new Map<string, string>();

function insertText(kind: StoreKind, table: string, columns: readonly string[], rows: number): string {
  const name = `${kind} ${rows} ${table} ${columns.join(' ')}`;
  const known = texts.get(name);
  if (known !== undefined) return known;
  let placed = 0;
  const mark = (): string => (kind === 'sqlite' ? '?' : `$${++placed}`);
  const row = (): string => `(${columns.map(mark).join(', ')})`;
  const names = columns.map((column) => `"${column}"`).join(', ');
  const values = Array.from({ length: rows }, row).join(', ');
  const text = `INSERT INTO "${table}" (${names}) VALUES ${values} ON CONFLICT DO NOTHING`;
  texts.set(name, text);
  return text;
}

/** Puts rows with the same columns into a table and gives how many were new; a row whose key is taken is left out. */
export async function insertNewRows<T extends keyof LeadDatabase & string>(
  db: Transaction<LeadDatabase>,
  store: Pick<Store, 'kind' | 'insert'>,
  table: T,
  rows: readonly Insertable<LeadDatabase[T]>[],
): Promise<number> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.flatMap((row) => Object.values(row));
  return store.insert(db, insertText(store.kind, table, columns, rows.length), values);
}

/** The same for rows that must all be new. Throws when one of them is not. */
export async function insertRows<T extends keyof LeadDatabase & string>(
  db: Transaction<LeadDatabase>,
  store: Pick<Store, 'kind' | 'insert'>,
  table: T,
  rows: readonly Insertable<LeadDatabase[T]>[],
): Promise<void> {
  if ((await insertNewRows(db, store, table, rows)) !== rows.length)
    throw new Error(`A row of ${table} has a key that is taken.`);
}
