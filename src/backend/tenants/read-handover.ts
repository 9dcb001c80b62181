import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { HandoverSchema, type Handover } from '../../api/hand-over-release.ts';

const unzip = promisify(gunzip);

/** The most that a release may be when it is unpacked, in bytes: 20 times a dealer of 5,000 vehicles. */
const MAX_BYTES = 512 * 1024 * 1024;

/** A hand-over from its gzipped JSON. Throws an Error that says what of it is wrong. */
export async function readHandover(packed: Uint8Array): Promise<Handover> {
  const unpacked = await unzip(packed, { maxOutputLength: MAX_BYTES }).catch((cause: unknown) => {
    throw new Error('it is not gzip, or it was cut off', { cause });
  });
  let given: unknown;
  try {
    given = JSON.parse(unpacked.toString('utf8'));
  } catch (cause) {
    throw new Error('it is not JSON', { cause });
  }
  const parsed = HandoverSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.map(String).join('.')}: ${issue?.message}`);
}
