import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { ExpectedError } from '../../command-line/expected-error.ts';
import type { StatePack } from './state-head.ts';
import type { StateStore } from './state-store.ts';

const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);

/** Bytes of a pack before it is compressed; a single file may be larger. */
const PACK_BYTES = 32 * 1024 * 1024;

/** Puts files (SHA-256 to place) into packs and sends them. `name` gives each its key. */
export async function sendPacks(
  files: ReadonlyMap<string, string>,
  store: StateStore,
  name: (index: number) => string,
): Promise<StatePack[]> {
  const packs: StatePack[] = [];
  let bodies: Buffer[] = [];
  let entries: StatePack['files'] = [];
  let size = 0;
  const send = async (): Promise<void> => {
    if (entries.length === 0) return;
    const key = name(packs.length);
    await store.put(key, await pack(Buffer.concat(bodies)));
    packs.push({ key, files: entries });
    [bodies, entries, size] = [[], [], 0];
  };
  for (const [sha256, file] of files) {
    const body = await readFile(file);
    if (size > 0 && size + body.length > PACK_BYTES) await send();
    entries.push({ sha256, offset: size, bytes: body.length });
    bodies.push(body);
    size += body.length;
  }
  await send();
  return packs;
}

/** Fetches a pack and hands over those of its files that are wanted. Throws ExpectedError when it is not there. */
export async function fetchPack(
  { key, files }: StatePack,
  store: StateStore,
  wanted: ReadonlySet<string>,
  take: (sha256: string, body: Buffer) => Promise<void>,
): Promise<void> {
  const found = await store.read(key);
  if (!found) throw new ExpectedError(`${key} is missing in the storage of the state.`);
  const all = await unpack(found.body).catch((cause: unknown) => {
    throw new ExpectedError(`${key} is damaged in the storage of the state.`, { cause });
  });
  for (const { sha256, offset, bytes } of files)
    if (wanted.has(sha256)) await take(sha256, all.subarray(offset, offset + bytes));
}
