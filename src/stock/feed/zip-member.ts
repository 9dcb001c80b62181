import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { megabytes } from './feed-limits.ts';
import { unpackedBy } from './unpacked-by.ts';

/** Signatures and sizes of a ZIP archive's parts (PKWARE APPNOTE 6.3, 4.3.7, 4.3.12 and 4.3.16). */
const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const FILE_SIZE = 30;
const MAX_COMMENT_LENGTH = 0xffff;
const BEYOND_32_BITS = 0xffffffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** Largest list of contents that is read, in bytes: some ten thousand files. */
const MAX_CONTENTS = 1024 * 1024;

/** Endings of files that can be a feed. */
const FEED_FILE = /\.(csv|txt|tsv|json|ndjson|jsonl|xml)$/i;

/** Spreadsheets of other programs, by a file that each has in its archive; Excel's own are read by parseWorkbook. */
const SPREADSHEETS: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/i, 'an Excel workbook of the kind .xlsb'],
  [/^xl\/workbook\.xml$/i, 'an Excel workbook'],
  [/^content\.xml$/i, 'a spreadsheet of the kind .ods'],
  [/^Index\/Document\.iwa$/i, 'a spreadsheet of Numbers'],
];
const WORKBOOK = 'xl/workbook.xml';

/** Whether a file of an archive can be a feed by its name. */
export const isFeedName = (name: string): boolean => FEED_FILE.test(name) && !name.startsWith('__MACOSX/');

type Entry = { name: string; flags: number; method: number; size: number; at: number };

/** A ZIP archive that gives no feed; the message says why, with the way out. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

const DAMAGED = 'it is a damaged ZIP archive. Send the file again.';

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new ZipError(DAMAGED);
  return buffer;
}

async function contents(handle: FileHandle): Promise<Entry[]> {
  const { size } = await handle.stat();
  const length = Math.min(size, END_SIZE + MAX_COMMENT_LENGTH);
  const tail = await bytesAt(handle, size - length, length);
  let at = tail.length - END_SIZE;
  while (at >= 0 && tail.readUInt32LE(at) !== END) at -= 1;
  if (at < 0) throw new ZipError(DAMAGED);
  const listed = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (listed > MAX_CONTENTS || start === BEYOND_32_BITS)
    throw new ZipError('it is a ZIP archive of more than 4 GB or thousands of files. Pack the feed alone.');
  const list = await bytesAt(handle, start, listed);
  const entries: Entry[] = [];
  for (let from = 0; from + ENTRY_SIZE <= list.length && list.readUInt32LE(from) === ENTRY;) {
    const named = from + ENTRY_SIZE;
    const nameLength = list.readUInt16LE(from + 28);
    entries.push({
      name: list.toString('utf8', named, named + nameLength),
      flags: list.readUInt16LE(from + 8),
      method: list.readUInt16LE(from + 10),
      size: list.readUInt32LE(from + 20),
      at: list.readUInt32LE(from + 42),
    });
    from = named + nameLength + list.readUInt16LE(from + 30) + list.readUInt16LE(from + 32);
  }
  return entries;
}

function chosen(entries: readonly Entry[], member: string): Entry {
  const sheet = SPREADSHEETS.find(([pattern]) => entries.some(({ name }) => pattern.test(name)));
  if (sheet) throw new ZipError(`it is ${sheet[1]}. Save it as CSV (UTF-8).`);
  const feeds = entries.filter(({ name }) => isFeedName(name));
  const found =
    member === '' ? (feeds.length === 1 ? feeds[0] : undefined) : entries.find(({ name }) => name === member);
  if (found) return found;
  const names = feeds.slice(0, 5).map(({ name }) => `'${name}'`);
  if (names.length === 0) {
    const inside = entries.some(({ name }) => /\.xls[xbm]?$/i.test(name));
    throw new ZipError(
      inside
        ? 'it is a ZIP archive with an Excel workbook in it. Send the workbook by itself, or save it as CSV (UTF-8).'
        : 'it is a ZIP archive without a feed in it.',
    );
  }
  const what =
    member === '' ? 'it is a ZIP archive of several files' : `its ZIP archive has no file '${member}'`;
  throw new ZipError(`${what}. Set feed.member to ${names.join(' or ')}.`);
}

/** Where the packed bytes of a file of the archive are, both ends included, and how they are packed. */
type PackedPlace = { start: number; end: number; method: number };

async function placeOf(handle: FileHandle, entry: Entry): Promise<PackedPlace> {
  if (entry.flags & ENCRYPTED)
    throw new ZipError('its ZIP archive is locked with a password. Send it without one.');
  if (entry.method !== STORED && entry.method !== DEFLATED)
    throw new ZipError('its ZIP archive is packed in an unusual way. Pack it as ZIP or gzip commonly does.');
  const head = await bytesAt(handle, entry.at, FILE_SIZE);
  const start = entry.at + FILE_SIZE + head.readUInt16LE(26) + head.readUInt16LE(28);
  // An empty file has no last byte to read to.
  return { start, end: Math.max(start, start + entry.size - 1), method: entry.method };
}

async function withHandle<Answer>(
  file: string,
  use: (handle: FileHandle) => Promise<Answer>,
): Promise<Answer> {
  const handle = await open(file);
  try {
    return await use(handle);
  } finally {
    await handle.close();
  }
}

function unpacked(file: string, { start, end, method }: PackedPlace): AsyncIterable<Buffer> {
  const packed = createReadStream(file, { start, end });
  return method === STORED ? packed : unpackedBy(packed, createInflateRaw());
}

/**
 * The unpacked bytes of the one feed in a ZIP archive, or of the file that `member` names in it; how many they are is for
 * the reader to limit. Throws ZipError for an archive that is damaged, locked with a password, or leaves the choice open.
 */
export async function zipMember(file: string, member: string): Promise<AsyncIterable<Buffer>> {
  const place = await withHandle(file, async (handle) =>
    placeOf(handle, chosen(await contents(handle), member)),
  );
  return unpacked(file, place);
}

/** The names of the files in a ZIP archive. Throws ZipError for one that is damaged. */
export async function zipNames(file: string): Promise<string[]> {
  return withHandle(file, async (handle) => (await contents(handle)).map(({ name }) => name));
}

/** Whether the names of an archive's files are those of an Excel workbook (.xlsx). */
export const isWorkbookOf = (names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === WORKBOOK);

/**
 * The text of one file of a ZIP archive by its name, in any case; undefined where there is none. Throws ZipError for one of
 * more than `most` bytes, unpacked, and for an archive that is damaged.
 */
export async function zipText(file: string, name: string, most: number): Promise<string | undefined> {
  const place = await withHandle(file, async (handle) => {
    const entries = await contents(handle);
    const entry = entries.find((each) => each.name.toLowerCase() === name.toLowerCase());
    return entry && (await placeOf(handle, entry));
  });
  if (!place) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unpacked(file, place)) {
    bytes += chunk.length;
    if (bytes > most)
      throw new ZipError(
        `its '${name}' is larger than ${megabytes(most)} unpacked. Send current stock only.`,
      );
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8').decode(Buffer.concat(chunks));
}
