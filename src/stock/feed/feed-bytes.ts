import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedError } from './feed-error.ts';
import { LARGEST_FEED, megabytes } from './feed-limits.ts';

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

function unpacked(file: string): Readable {
  const packed = createReadStream(file);
  const gunzip = createGunzip();
  packed.on('error', (error) => gunzip.destroy(error));
  return packed.pipe(gunzip);
}

function refusal(error: unknown, file: string, shown: string): FeedError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') {
    const way = 'Put the file there, or correct feed.source in tenant.ts.';
    return new FeedError('unreachable', `The feed ${shown} is missing: there is no file ${file}. ${way}`);
  }
  if (code === 'EISDIR') {
    return new FeedError('unreachable', `The feed ${shown} is a folder: feed.source must name a file.`);
  }
  const said = error instanceof Error ? error.message : String(error);
  return new FeedError('unreadable', `The feed ${shown} cannot be read: ${said}. Send the file again.`, {
    cause: error,
  });
}

/**
 * The bytes of a feed file, unpacked when they begin as gzip does, at most 512 MB of them. Throws FeedError when there
 * is no such file, when it is empty, larger, or torn gzip.
 */
export async function* feedBytes(file: string, shown: string): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    const source: AsyncIterable<Buffer> = (await isGzip(file)) ? unpacked(file) : createReadStream(file);
    for await (const chunk of source) {
      if (bytes === 0 && chunk[0] === 0x1f && chunk[1] === 0x8b) {
        throw new FeedError(
          'unreadable',
          `The feed ${shown} is packed with gzip twice. Pack it once, or send it as it is.`,
        );
      }
      bytes += chunk.length;
      if (bytes > LARGEST_FEED) {
        throw new FeedError(
          'unreadable',
          `The feed ${shown} is larger than ${megabytes(LARGEST_FEED)}. Send current stock only.`,
        );
      }
      yield chunk;
    }
  } catch (error) {
    throw error instanceof FeedError ? error : refusal(error, file, shown);
  }
  if (bytes === 0) {
    throw new FeedError(
      'unreadable',
      `The feed ${shown} is empty: it has no bytes at all. Send the file again.`,
    );
  }
}
