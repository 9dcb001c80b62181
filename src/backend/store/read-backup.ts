import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { BACKUP_TABLES } from './backup-lines.ts';
import type { BackupLine, BackupTable } from './backup-lines.ts';
import { bookingsOfLeads } from './bookings-of-leads.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Store } from './store.ts';
import type { LeadDatabase } from './tables.ts';

const ROWS_AT_ONCE = 100;

type Row = Record<string, string | number | null>;

/** Numbered by the database itself; the order of rows stays. */
const NUMBERED: Partial<Record<BackupTable, string>> = { lead_event: 'id' };

/**
 * Puts a backup into an empty store, all of it or nothing, and gives how many leads it has. `name` is the file, for
 * messages; `saveFile` keeps a file of a lead under its key. Throws ExpectedError when the backup is cut, changed, newer
 * than this program, or no backup, and when the store has leads already.
 */
export function readBackup(
  store: Store,
  name: string,
  lines: AsyncIterable<string>,
  saveFile: (key: string, bytes: Buffer) => Promise<void>,
): Promise<number> {
  return store.write(async (db) => {
    if (await db.selectFrom('lead').select('id').limit(1).executeTakeFirst())
      throw new ExpectedError(
        `${store.place} has leads already: a backup is restored into an empty store only. Name another in DATABASE_URL.`,
      );
    const damaged = (what: string): ExpectedError =>
      new ExpectedError(`${name} ${what}. Nothing was restored; take another backup.`);
    const hash = createHash('sha256');
    const waiting = rowsInTurn(db);
    let count = 0;
    let foot: Extract<BackupLine, { sha256: string }> | undefined;
    // What the database says of rows that a changed backup has lost, or has anew, is not what is wrong: its sum tells.
    let refused: { error: unknown } | undefined;
    for await (const text of lines) {
      const line = parsed(text);
      if (!line || foot) throw damaged(`is damaged in line ${count + 1}`);
      if ('sha256' in line) {
        foot = line;
        continue;
      }
      hash.update(`${text}\n`);
      if (count === 0 && !('forecourt_leads' in line)) throw damaged('is no backup of leads');
      if ('forecourt_leads' in line && line.version > MIGRATIONS.length)
        throw damaged(`is of version ${line.version}, and this program knows version ${MIGRATIONS.length}`);
      count++;
      if (refused) continue;
      try {
        if ('table' in line) {
          if (!BACKUP_TABLES.includes(line.table)) throw damaged(`has the unknown table ${line.table}`);
          await waiting.put(line.table, line.row);
        }
        if ('file' in line) await saveFile(line.file, Buffer.from(line.base64, 'base64'));
      } catch (error) {
        refused = { error };
      }
    }
    if (!foot) throw damaged('was cut off');
    if (foot.lines !== count || foot.sha256 !== hash.digest('hex')) throw damaged('was changed');
    if (refused) throw refused.error;
    const leads = await waiting.end();
    await sql.raw(bookingsOfLeads(store.kind)).execute(db);
    return leads;
  });
}

function parsed(text: string): BackupLine | undefined {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' && line !== null ? (line as BackupLine) : undefined;
  } catch {
    return undefined;
  }
}

/** Inserts rows of one table at a time, many at once; `end` gives how many leads there were. */
function rowsInTurn(db: Transaction<LeadDatabase>) {
  let table: BackupTable | undefined;
  let rows: Row[] = [];
  let leads = 0;
  const flush = async (): Promise<void> => {
    const [first] = rows;
    if (table && first) await insertRows(db, table, rows);
    rows = [];
  };
  return {
    put: async (to: BackupTable, row: Row): Promise<void> => {
      if (to !== table || rows.length >= ROWS_AT_ONCE) await flush();
      table = to;
      rows.push(row);
      if (to === 'lead') leads++;
    },
    end: async (): Promise<number> => {
      await flush();
      return leads;
    },
  };
}

async function insertRows(
  db: Transaction<LeadDatabase>,
  table: BackupTable,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== NUMBERED[table]);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`
    INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) VALUES ${sql.join(values)}
  `.execute(db);
}
