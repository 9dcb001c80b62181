import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { megabytes } from './feed-limits.ts';

/** Largest list of contents that is read, in bytes: some ten thousand files. */
const MAX_CONTENTS = 1024 * 1024;
/** Bytes of a file in that list beside its name, its extra fields and its comment (PKWARE APPNOTE 6.3, 4.3.12). */
const ENTRY_BYTES = 46;

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

/** True if a file of an archive can be a feed by its name. */
export const isFeedName = (name: string): boolean => FEED_FILE.test(name) && !name.startsWith('__MACOSX/');

/** A ZIP archive that gives no feed; the message says why, with the way out. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

const LOCKED = 'its ZIP archive is locked with a password. Send it without one.';

/** What yauzl's errors mean to the dealer; an error of the disk, which has a code, stays as it is. */
function asZipError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ZipError || 'code' in error) return error;
  return new ZipError(
    error.message === 'strong encryption is not supported'
      ? LOCKED
      : 'it is a damaged ZIP archive. Send the file again.',
    { cause: error },
  );
}
/** Names are read as UTF-8 whether or not the archive says so, as the programs of dealers write them. */
const nameOf = (entry: Entry): string => entry.fileNameRaw.toString('utf8');

async function contents(archive: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of archive.eachEntry()) {
    bytes += ENTRY_BYTES + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (bytes > MAX_CONTENTS)
      throw new ZipError('it is a ZIP archive of thousands of files. Pack the feed alone.');
    entries.push(entry);
  }
  return entries;
}

/** What `use` makes of an archive, which is closed when it is done; streams of it that are open stay open. */
async function withArchive<Answer>(
  file: string,
  use: (archive: ZipFile) => Promise<Answer>,
): Promise<Answer> {
  const archive = await openPromise(file, { autoClose: false, decodeStrings: false }).catch(
    (error: unknown) => {
      throw asZipError(error);
    },
  );
  try {
    return await use(archive);
  } catch (error) {
    throw asZipError(error);
  } finally {
    archive.close();
  }
}

/** The unpacked bytes of a file of the archive as a stream. */
async function unpacked(archive: ZipFile, entry: Entry): Promise<Readable> {
  if (entry.isEncrypted()) throw new ZipError(LOCKED);
  if (!entry.canDecodeFileData())
    throw new ZipError('its ZIP archive is packed in an unusual way. Pack it as ZIP or gzip commonly does.');
  return archive.openReadStreamPromise(entry);
}

function chosen(entries: readonly Entry[], member: string): Entry {
  const names = entries.map(nameOf);
  const sheet = SPREADSHEETS.find(([pattern]) => names.some((name) => pattern.test(name)));
  if (sheet) throw new ZipError(`it is ${sheet[1]}. Save it as CSV (UTF-8).`);
  const feeds = names.filter(isFeedName);
  const wanted = member === '' && feeds.length === 1 ? feeds[0] : member;
  const found = entries.find((entry) => nameOf(entry) === wanted);
  if (found) return found;
  const offered = feeds.slice(0, 5).map((name) => `'${name}'`);
  if (offered.length === 0) {
    const inside = names.some((name) => /\.xls[xbm]?$/i.test(name));
    throw new ZipError(
      inside
        ? 'it is a ZIP archive with an Excel workbook in it. Send the workbook by itself, or save it as CSV (UTF-8).'
        : 'it is a ZIP archive without a feed in it.',
    );
  }
  const what =
    member === '' ? 'it is a ZIP archive of several files' : `its ZIP archive has no file '${member}'`;
  throw new ZipError(`${what}. Set feed.member to ${offered.join(' or ')}.`);
}

/**
 * The unpacked bytes of the one feed in a ZIP archive, or of the file that `member` names in it; how many they are is for
 * the reader to limit. Throws ZipError for an archive that is damaged, locked with a password, or leaves the choice open.
 */
export async function zipMember(file: string, member: string): Promise<AsyncIterable<Buffer>> {
  return withArchive(file, async (archive) => unpacked(archive, chosen(await contents(archive), member)));
}

/** The names of the files in a ZIP archive. Throws ZipError for one that is damaged. */
export async function zipNames(file: string): Promise<string[]> {
  return withArchive(file, async (archive) => (await contents(archive)).map(nameOf));
}

/** True if the names of an archive's files are those of an Excel workbook (.xlsx). */
export const isWorkbookOf = (names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === WORKBOOK);

/**
 * The text of one file of a ZIP archive by its name, in any case; undefined where there is none. Throws ZipError for one of
 * more than `most` bytes, unpacked, and for an archive that is damaged.
 */
export async function zipText(file: string, name: string, most: number): Promise<string | undefined> {
  const bytesOf = await withArchive(file, async (archive) => {
    const entries = await contents(archive);
    const entry = entries.find((each) => nameOf(each).toLowerCase() === name.toLowerCase());
    return entry && (await unpacked(archive, entry));
  });
  if (!bytesOf) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of bytesOf as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most)
      throw new ZipError(
        `its '${name}' is larger than ${megabytes(most)} unpacked. Send current stock only.`,
      );
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8').decode(Buffer.concat(chunks));
}
