import { pipeline, type Readable } from 'node:stream';

/** A stream as `unpack` unpacks it; the code that reads it hears what goes wrong in either, also before the reading has begun. */
export function unpackedBy(packed: Readable, unpack: NodeJS.ReadWriteStream & Readable): Readable {
  const ignore = (): void => undefined;
  // What nobody hears would end the process, with the sites of other dealers in it; zlib tells more than `pipeline` listens to.
  return pipeline(packed, unpack, ignore).on('error', ignore);
}
