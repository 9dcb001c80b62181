import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Header, Pack, ReadEntry } from 'tar';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { shownPath } from '../../tenant/shown-path.ts';
import { ARCHIVE_MANIFEST, nameOf, type ArchiveManifest } from './archive-manifest.ts';

/** The same for everybody and at any time, so that the same files give the same bytes. */
const ALIKE = { mode: 0o644, uid: 0, gid: 0, mtime: new Date(0), type: 'File' } as const;

function addFile(pack: Pack, name: string, body: Buffer): Promise<void> {
  const entry = new ReadEntry(new Header({ ...ALIKE, path: name, size: body.length }));
  const ended = new Promise<void>((resolve, reject) => {
    entry.on('end', resolve);
    entry.on('error', reject);
  });
  pack.add(entry);
  entry.end(body);
  return ended;
}

/** What a file of the archive is and where it is now. */
type Source = { manifest: ArchiveManifest; sources: readonly string[] };

async function addAll(pack: Pack, { manifest, sources }: Source): Promise<void> {
  await addFile(pack, ARCHIVE_MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
  const there = new Set<string>();
  for (const [at, each] of manifest.files.entries()) {
    if (there.has(each.sha256)) continue;
    there.add(each.sha256);
    const source = sources[at] ?? '';
    const body = await readFile(source);
    if (createHash('sha256').update(body).digest('hex') !== each.sha256)
      throw new ExpectedError(
        `${shownPath(source)} changed while it was exported. Export again once nothing writes to it.`,
      );
    await addFile(pack, nameOf(each), body);
  }
  pack.end();
}

/**
 * Writes an archive: the manifest first, then each content once under the first name it has. `sources` are the files of the
 * manifest where they are now, in its order. The file appears whole or not at all; throws ExpectedError for one that changes.
 */
export async function writeArchive(file: string, source: Source): Promise<void> {
  const partial = `${file}.${randomUUID()}.partial`;
  const pack = new Pack({ portable: true });
  try {
    const filled = addAll(pack, source).catch((error: unknown) => void pack.emit('error', error));
    await Promise.all([pipeline(pack, createGzip(), createWriteStream(partial, { flush: true })), filled]);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
