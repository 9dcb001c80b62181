import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isCompressible } from '../build/publish/content-types.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Body = { bytes: Buffer; etag: string; type: string; encoding: Encoding };

const MAX_BYTES = 64 * 1024 * 1024;
/** Under this nothing is gained. A dealer's theme of 800 bytes is above it, as it is for CDNs, which start near 50. */
const MIN_COMPRESSED = 256;
/** The best quality takes a second a megabyte; above this size the middle one serves. */
const MAX_AT_BEST_QUALITY = 256 * 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return zip(bytes, { level: 9 });
  const quality = bytes.length > MAX_AT_BEST_QUALITY ? 5 : 11;
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** The encoding a client prefers among those we make; `*` and weights are read as far as refusing goes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const words = (header ?? '').toLowerCase().split(',');
  const accepted = words.map((word) => word.trim().split(/\s*;\s*q=/)).filter(([, q]) => Number(q ?? 1) > 0);
  const names = new Set(accepted.map(([name]) => name));
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : 'identity';
}

/** Reads files and compresses each once; what was used longest ago leaves when 64 MB are full. */
export function createBodyCache(): (file: string, accepted: Encoding) => Promise<Body> {
  const kept = new Map<string, Body>();
  let total = 0;

  const keep = (key: string, body: Body): void => {
    if (body.bytes.length > MAX_BYTES / 4 || kept.has(key)) return;
    kept.set(key, body);
    total += body.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (total <= MAX_BYTES) break;
      kept.delete(oldest);
      total -= bytes.length;
    }
  };

  return async (file, accepted) => {
    const { mtimeMs, size } = await stat(file);
    const type = contentType(file);
    const encoding = isCompressible(type) && size >= MIN_COMPRESSED ? accepted : 'identity';
    const key = `${encoding} ${mtimeMs} ${size} ${file}`;
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const content = await readFile(file);
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16);
    const bytes = await encode(content, encoding);
    const body: Body = { bytes, etag: `"${hash}-${encoding}"`, type, encoding };
    keep(key, body);
    return body;
  };
}
