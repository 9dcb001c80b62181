import { appendFile, mkdir, open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { foldHistory } from './history.ts';
import type { VehicleHistory } from './history.ts';
import { eventsInForce, HistoryLine, type ReleaseEvent } from './release-events.ts';
import { isMissing } from '../is-missing.ts';

/** Its name in a tenant's state folder. */
export const HISTORY_FILE = 'history.ndjson';
const fileOf = (stateFolder: string): string => path.join(stateFolder, HISTORY_FILE);

/** What a history comes to by vehicle, and what has to be added to it because a rollback was found. */
export type KnownHistory = {
  histories: Map<string, VehicleHistory>;
  undone: ReleaseEvent[];
  /** True if a vehicle came after the first stock was published; of that first stock nobody knows since when it is there. */
  hasArrived: (key: string) => boolean;
};

function parseLine(line: string): HistoryLine[] {
  try {
    const { data } = HistoryLine.safeParse(JSON.parse(line));
    return data ? [data] : [];
  } catch {
    // A kill while writing tears the last line; its events are found again today.
    return [];
  }
}

/** The lines of a tenant's history that can be read, oldest first; none where there is no file. */
async function readLines(stateFolder: string): Promise<HistoryLine[]> {
  try {
    const text = await readFile(fileOf(stateFolder), 'utf8');
    return text.split('\n').flatMap((line) => (line === '' ? [] : parseLine(line)));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The releases of a tenant's history, oldest first: those that were published and those that a rollback went back to. */
export async function readReleaseEvents(stateFolder: string): Promise<ReleaseEvent[]> {
  const lines = await readLines(stateFolder);
  return lines.flatMap((line) => ('release' in line ? [line] : []));
}

/**
 * What a tenant's history comes to, by vehicle; empty when there is none yet. Torn lines count for nothing, nor does what
 * was written after `live`, the release that is live, when a rollback went back to it; `today` is YYYY-MM-DD.
 */
export async function readHistory(
  stateFolder: string,
  live: string | undefined,
  today: string,
): Promise<KnownHistory> {
  const lines = await readLines(stateFolder);
  if (lines.length === 0) return { histories: new Map(), undone: [], hasArrived: () => false };
  const { events, undone } = eventsInForce(lines, live, today);
  const opening = lines.findIndex(({ event }) => event === 'published');
  const first = new Set(lines.slice(0, opening).flatMap((line) => ('vehicle' in line ? [line.vehicle] : [])));
  return {
    histories: foldHistory(events),
    undone: undone ? [undone] : [],
    hasArrived: (key) => opening !== -1 && !first.has(key),
  };
}

async function endsTorn(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return false;
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer[0] !== 0x0a;
  } finally {
    await handle.close();
  }
}

/** The length of a tenant's history in bytes; 0 when there is none. */
export async function historyBytes(stateFolder: string): Promise<number> {
  const found = await stat(fileOf(stateFolder)).catch(() => undefined);
  return found?.size ?? 0;
}

/**
 * Adds events to a tenant's history; what is there is never changed. Events behind the first `known` bytes
 * already are not added again: so they can be, after a kill in the middle, with the length from before.
 */
export async function appendHistory(
  stateFolder: string,
  events: readonly HistoryLine[],
  known = Infinity,
): Promise<void> {
  await mkdir(stateFolder, { recursive: true });
  const file = fileOf(stateFolder);
  const isAdded = (await historyBytes(stateFolder)) > known;
  const behind = isAdded ? (await readFile(file)).subarray(known).toString('utf8') : '';
  const added = new Set(behind.split('\n'));
  const lines = events.map((event) => JSON.stringify(event)).filter((line) => !added.has(line));
  if (lines.length === 0) return;
  const text = lines.map((line) => `${line}\n`).join('');
  await appendFile(file, (await endsTorn(file)) ? `\n${text}` : text, { flush: true });
}
