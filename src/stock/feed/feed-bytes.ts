import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { FeedError } from './feed-error.ts';
import { MAX_FEED, megabytes } from './feed-limits.ts';
import { unpackedBy } from './unpacked-by.ts';
import { ZipError, zipMember } from './zip-member.ts';

/** How a file begins that is packed. */
const GZIP = Buffer.from([0x1f, 0x8b]);
const ZIP = Buffer.from('PK\u0003\u0004');
/** How files of old office programs begin, and every workbook that is locked with a password. */
const OLD_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const beginsAs = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);

/** What reading a file's bytes came to grief with, as a FeedError with the way out. */
export function unreadableFile(error: unknown, file: string, shown: string): FeedError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') {
    const way = 'Put the file there, or correct feed.source in tenant.ts.';
    return new FeedError('unreachable', `The feed ${shown} is missing: there is no file ${file}. ${way}`);
  }
  if (code === 'EISDIR') {
    return new FeedError('unreachable', `The feed ${shown} is a folder: feed.source must name a file.`);
  }
  if (error instanceof ZipError) {
    return new FeedError('unreadable', `The feed ${shown} cannot be read: ${error.message}`);
  }
  const said = error instanceof Error ? error.message : String(error);
  return new FeedError('unreadable', `The feed ${shown} cannot be read: ${said}. Send the file again.`, {
    cause: error,
  });
}

/** True if a file begins as a ZIP archive; one that cannot be read does not. */
export const isZip = (file: string): Promise<boolean> =>
  firstBytes(file).then(
    (bytes) => beginsAs(bytes, ZIP),
    () => false,
  );

async function sourceOf(file: string, member: string): Promise<AsyncIterable<Buffer>> {
  const head = await firstBytes(file);
  if (beginsAs(head, GZIP)) return unpackedBy(createReadStream(file), createGunzip());
  return beginsAs(head, ZIP) ? zipMember(file, member) : createReadStream(file);
}

/**
 * The bytes of a feed file, unpacked when they begin as gzip or ZIP does, at most 512 MB of them; `member` names the file
 * in an archive of several. Throws FeedError when there is no such file, when it is empty, larger, or torn.
 */
export async function* feedBytes(file: string, shown: string, member = ''): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    const source = await sourceOf(file, member);
    for await (const chunk of source) {
      if (bytes === 0 && (beginsAs(chunk, GZIP) || beginsAs(chunk, ZIP))) {
        throw new FeedError(
          'unreadable',
          `The feed ${shown} is packed twice. Pack it once, or send it as it is.`,
        );
      }
      if (bytes === 0 && beginsAs(chunk, OLD_OFFICE)) {
        throw new FeedError(
          'unreadable',
          `The feed ${shown} is an Excel workbook of the old kind (.xls), or one locked with a password. Open it in Excel, and save it as CSV (UTF-8).`,
        );
      }
      bytes += chunk.length;
      if (bytes > MAX_FEED) {
        throw new FeedError(
          'unreadable',
          `The feed ${shown} is larger than ${megabytes(MAX_FEED)}. Send current stock only.`,
        );
      }
      yield chunk;
    }
  } catch (error) {
    throw error instanceof FeedError ? error : unreadableFile(error, file, shown);
  }
  if (bytes === 0) {
    throw new FeedError(
      'unreadable',
      `The feed ${shown} is empty: it has no bytes at all. Send the file again.`,
    );
  }
}
