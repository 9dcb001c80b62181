import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../stock/write-whole.ts';
import { NightEntry } from './night-entry.ts';

/** Its name in a tenant's state folder. */
export const NIGHTS_FILE = 'nights.ndjson';

/** Nights that are kept: the board shows thirty, and a night may be run twice. */
const MAX_NIGHTS = 60;

function parseLine(line: string): NightEntry[] {
  try {
    const { data } = NightEntry.safeParse(JSON.parse(line));
    return data ? [data] : [];
  } catch {
    return [];
  }
}

/** The nights of a tenant, oldest first; lines that cannot be read are left out. */
export async function readNights(stateFolder: string): Promise<NightEntry[]> {
  const text = await readFile(path.join(stateFolder, NIGHTS_FILE), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (line === '' ? [] : parseLine(line)));
}

/** Writes a night down; one of the same name that was there before is replaced. The last sixty stay. */
export async function keepNight(stateFolder: string, entry: NightEntry): Promise<void> {
  const others = (await readNights(stateFolder)).filter(({ night }) => night !== entry.night);
  const lines = [...others, entry].slice(-MAX_NIGHTS).map((each) => JSON.stringify(each));
  await writeWhole(path.join(stateFolder, NIGHTS_FILE), `${lines.join('\n')}\n`);
}
