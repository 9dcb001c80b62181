import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { SNAPSHOT_FILE, SNAPSHOT_VERSION, snapshotText, type Snapshot } from '../domain/vehicle/snapshot.ts';
import { writeWhole } from './write-whole.ts';

/** Where a tenant's snapshot lies in its state folder. */
export const snapshotFile = (stateFolder: string): string => path.join(stateFolder, SNAPSHOT_FILE);

/** Writes a tenant's snapshot, whole or not at all, and answers the file. */
export async function writeSnapshot(
  stateFolder: string,
  {
    today,
    vehicles,
    gone = [],
    pictures = {},
    shareImages = {},
  }: Pick<Snapshot, 'today' | 'vehicles'> & Partial<Pick<Snapshot, 'gone' | 'pictures' | 'shareImages'>>,
): Promise<string> {
  await mkdir(stateFolder, { recursive: true });
  const stock = JSON.stringify({ version: SNAPSHOT_VERSION, today, vehicles, gone });
  const others = JSON.stringify({ pictures, shareImages });
  const file = snapshotFile(stateFolder);
  await writeWhole(file, snapshotText(stock, others));
  return file;
}
