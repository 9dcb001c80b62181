import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LeadDatabase } from './tables.ts';
import type { Transaction } from 'kysely';

/** Bytes that a lead takes, with its messages and the log of the database: of a full disk the log may have some left. */
const ROOM_OF_LEAD = 64 * 1024;

/** Writes a row as it is: the database goes all its way to the disk, and nothing is different afterwards. */
export async function rewriteRow(db: Transaction<LeadDatabase>): Promise<void> {
  await db
    .updateTable('schema_version')
    .set(({ ref }) => ({ applied_at: ref('applied_at') }))
    .where('version', '=', 1)
    .execute();
}

/** Has the disk beside a file of the database take what a lead takes, in bytes, and gives them back. Throws what the disk says. */
export async function proveRoom(file: string, bytes: number = ROOM_OF_LEAD): Promise<void> {
  const trial = path.join(path.dirname(file), `.trial-${process.pid}-${randomUUID()}`);
  try {
    const handle = await open(trial, 'wx');
    try {
      await handle.writeFile(new Uint8Array(bytes));
      await handle.datasync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(trial, { force: true });
  }
}
