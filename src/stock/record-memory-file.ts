import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RecordMemory } from './read/record-memory.ts';
import { writeWhole } from './write-whole.ts';

const fileOf = (stateFolder: string): string => path.join(stateFolder, 'read-records.ndjson');

const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url');

/** Its first line: what the records were read by, a digest of the other lines, and the lists that these point to. */
type Head = { readBy: string; digest: string; lists: string[][] };

/**
 * What the last build has read of records, where it read them by the same as this one: `readBy` is all that decides what is read of a
 * record. Empty where there is nothing, where it was read by something else, and where the file is not as it was written.
 */
export async function openRecordMemory(stateFolder: string, readBy: unknown): Promise<RecordMemory> {
  const text = await readFile(fileOf(stateFolder), 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  try {
    const head = JSON.parse(text.slice(0, end)) as Head;
    const lines = text.slice(end + 1);
    if (head.readBy !== digestOf(readBy) || head.digest !== hash('sha256', lines, 'base64url'))
      return new RecordMemory();
    return new RecordMemory({ lists: head.lists, lines: lines.split('\n') });
  } catch {
    return new RecordMemory();
  }
}

/** Keeps a memory for the next build, in place of the one before. */
export async function keepRecordMemory(
  stateFolder: string,
  readBy: unknown,
  memory: RecordMemory,
): Promise<void> {
  const { lists, lines } = memory.kept();
  const text = lines.join('\n');
  const head = { readBy: digestOf(readBy), digest: hash('sha256', text, 'base64url'), lists };
  await writeWhole(fileOf(stateFolder), `${JSON.stringify(head)}\n${text}`);
}
