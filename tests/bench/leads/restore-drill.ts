import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { writeBackup } from '../../../src/backend/store/backup-lines.ts';
import { acceptLead } from '../../../src/backend/store/accept-lead.ts';
import { exampleLead } from '../../../src/backend/store/example-lead.fixture.ts';
import { leadFiles } from '../../../src/backend/store/lead-files.ts';
import { openStore } from '../../../src/backend/store/open-store.ts';
import { readBackup } from '../../../src/backend/store/read-backup.ts';
import { sqliteStore } from '../../../src/backend/store/open-sqlite.ts';
import { DatabaseSync } from 'node:sqlite';

export type RestoreDrill = { leads: number; backupSeconds: number; restoreSeconds: number; restored: number };

/** Makes a backup of many leads in an empty folder, and puts it into a new store; both are measured. */
export async function restoreDrill(leads: number, folder: string): Promise<RestoreDrill> {
  const file = path.join(folder, 'drill.sqlite');
  await (await openStore(file, 0)).close();
  const database = new DatabaseSync(file);
  // Only the leads of the drill itself are written without waiting for the disk.
  database.exec('PRAGMA synchronous = OFF');
  const filled = sqliteStore(database, file);
  for (let at = 0; at < leads; at++)
    await acceptLead(filled, {
      lead: exampleLead({ id: `lead-${at}` }),
      key: `key-${at}`,
      bodyHash: 'aa',
      destinations: [{ destination: 'yard', kind: 'lead' }],
    });
  const lines: string[] = [];
  let began = performance.now();
  await writeBackup(filled, leadFiles(folder), 0, (line) => Promise.resolve(void lines.push(line.trimEnd())));
  const backupSeconds = (performance.now() - began) / 1000;
  await filled.close();
  const store = await openStore(path.join(folder, 'restored.sqlite'), 0);
  began = performance.now();
  const source = (async function* () {
    yield* lines;
  })();
  const restored = await readBackup(store, 'drill', source, () => Promise.resolve());
  const restoreSeconds = (performance.now() - began) / 1000;
  await store.close();
  return { leads, backupSeconds, restoreSeconds, restored };
}
