import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Parser, type ReadEntry } from 'tar';
import { archiveError } from './archive-error.ts';
import { ARCHIVE_MANIFEST, nameOf, type ArchiveManifest } from './archive-manifest.ts';
import { parseManifest } from './parse-manifest.ts';

const MAX_MANIFEST = 512 * 1024 * 1024;
/** Of names that are too long for a header. */
const MAX_META = 64 * 1024;
const PLAIN = new Set(['File', 'OldFile']);

async function bodyOf(entry: ReadEntry, file: string): Promise<Buffer> {
  if (entry.size > MAX_MANIFEST)
    throw archiveError(file, ARCHIVE_MANIFEST, 'a manifest of at most 512 MB', `${entry.size} bytes`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function refuseWithoutRoom(file: string, { files }: ArchiveManifest, folder: string): Promise<void> {
  const sizes = new Map(files.map(({ sha256, bytes }) => [sha256, bytes]));
  const needed = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const { bavail, bsize } = await statfs(folder);
  if (needed > bavail * bsize)
    throw archiveError(
      file,
      'files',
      `at most ${bavail * bsize} bytes, which the disk has room for`,
      `${needed} bytes`,
    );
}

/** The contents of an archive, each checked against its digest before it counts. */
class Contents {
  manifest: ArchiveManifest | undefined;
  readonly #left = new Map<string, ArchiveManifest['files'][number]>();
  readonly #file: string;
  readonly #folder: string;

  constructor(file: string, folder: string) {
    this.#file = file;
    this.#folder = folder;
  }

  async take(entry: ReadEntry): Promise<void> {
    const { path: name } = entry;
    if (!PLAIN.has(entry.type))
      throw archiveError(this.#file, name, 'files alone', `an entry of the kind ${entry.type}`);
    if (!this.manifest) return this.#takeManifest(entry);
    const expected = this.#left.get(name);
    if (!expected)
      throw archiveError(this.#file, name, 'only files of the manifest, each once', 'another one');
    if (entry.size !== expected.bytes)
      throw archiveError(this.#file, name, `${expected.bytes} bytes`, `${entry.size}`);
    this.#left.delete(name);
    const hash = createHash('sha256');
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of entry) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(counted, createWriteStream(path.join(this.#folder, expected.sha256), { flags: 'wx' }));
    if (hash.digest('hex') !== expected.sha256)
      throw archiveError(this.#file, name, `the content with sha256 ${expected.sha256}`, 'another content');
  }

  async #takeManifest(entry: ReadEntry): Promise<void> {
    if (entry.path !== ARCHIVE_MANIFEST)
      throw archiveError(this.#file, entry.path, `${ARCHIVE_MANIFEST} as the first file`, 'another one');
    const manifest = parseManifest(this.#file, (await bodyOf(entry, this.#file)).toString('utf8'));
    await refuseWithoutRoom(this.#file, manifest, this.#folder);
    this.manifest = manifest;
    const there = new Set<string>();
    for (const each of manifest.files) {
      if (!there.has(each.sha256)) this.#left.set(nameOf(each), each);
      there.add(each.sha256);
    }
  }

  whole(): ArchiveManifest {
    const [missing] = this.#left.keys();
    if (!this.manifest) throw archiveError(this.#file, ARCHIVE_MANIFEST, 'the manifest', 'nothing');
    if (missing !== undefined)
      throw archiveError(this.#file, missing, 'the file', 'nothing: the archive is not whole');
    return this.manifest;
  }
}

/**
 * Unpacks an archive into `folder`, which is there and empty: each content under its sha256. Nothing of the archive's own names
 * a file on this machine. Throws TenantError for anything that is not as the manifest says.
 */
export async function readArchive(file: string, folder: string): Promise<ArchiveManifest> {
  const contents = new Contents(file, folder);
  const parser = new Parser({ strict: true, maxMetaEntrySize: MAX_META });
  // One after the other: what the manifest says decides about all that follows.
  let work = Promise.resolve();
  let current: ReadEntry | undefined;
  await new Promise<void>((resolve, reject) => {
    const stream = createReadStream(file);
    let isStopped = false;
    const stop = (error: unknown): void => {
      if (isStopped) return;
      isStopped = true;
      stream.destroy();
      // What is being written ends first, so that nothing is written into a folder that is gone.
      current?.destroy(error);
      const tell = (): void => reject(toTold(file, error));
      work.then(tell, tell);
    };
    parser.on('entry', (entry: ReadEntry) => {
      entry.on('error', stop);
      work = work.then(() => {
        if (isStopped) return undefined;
        current = entry;
        return contents.take(entry);
      });
      work.catch(stop);
    });
    parser.on('end', resolve);
    parser.on('error', stop);
    stream.on('error', stop);
    stream.pipe(parser);
  });
  await work;
  return contents.whole();
}

/** What tar and zlib say of bytes that are no archive, as a problem of the file. */
function toTold(file: string, failure: unknown): Error {
  const error = failure instanceof Error ? failure : new Error(String(failure));
  const isOfBytes = /^(Z_|TAR_|ERR_)/.test(
    String(Reflect.get(error, 'code') ?? Reflect.get(error, 'tarCode')),
  );
  if (!isOfBytes) return error;
  return archiveError(
    file,
    'the archive',
    'a whole file that `npm run tenant -- export` wrote',
    error.message,
    {
      cause: error,
    },
  );
}
