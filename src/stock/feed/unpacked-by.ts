import type { Readable } from 'node:stream';

/** A stream as `unpack` unpacks it; whoever reads it hears what goes wrong in either, also before the reading has begun. */
export function unpackedBy(packed: Readable, unpack: NodeJS.ReadWriteStream & Readable): Readable {
  packed.on('error', (error) => unpack.destroy(error));
  // What nobody hears would end the process, with the sites of other dealers in it.
  unpack.on('error', () => undefined);
  return packed.pipe(unpack);
}
