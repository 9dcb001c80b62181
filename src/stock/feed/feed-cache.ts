import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { writeWhole } from '../write-whole.ts';

/** What the server said of the body that is kept: sent back to ask whether it has changed. */
const Validators = z.strictObject({
  /** SHA-256 of the feed's address: the address itself may hold a password or a key. */
  address_sha256: z.string(),
  etag: z.string().optional(),
  last_modified: z.string().optional(),
  /** True if it was a page of several. */
  is_page: z.boolean().optional(),
  /** The digest of the kept body: a body that was tampered with or torn does not count. */
  sha256: z.string(),
  fetched_at: z.string(),
  /** When a body of these bytes came first, ISO 8601; absent in what older builds have kept. */
  since: z.string().optional(),
});
export type Validators = z.output<typeof Validators>;

const folderOf = (stateFolder: string): string => path.join(stateFolder, 'feed');
const validatorsFile = (stateFolder: string): string => path.join(folderOf(stateFolder), 'validators.json');

/** Where the last body of a web feed is kept. */
export const keptBody = (stateFolder: string): string => path.join(folderOf(stateFolder), 'body');

/** A new name for a body that is being downloaded. */
export async function newBody(stateFolder: string): Promise<string> {
  await mkdir(folderOf(stateFolder), { recursive: true });
  return path.join(folderOf(stateFolder), `body.${process.pid}.partial`);
}

const textDigest = (text: string): string => createHash('sha256').update(text).digest('hex');

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** What is known of the kept body, when it is of this address and whole; else undefined. */
export async function readValidators(stateFolder: string, url: string): Promise<Validators | undefined> {
  try {
    const known = Validators.parse(JSON.parse(await readFile(validatorsFile(stateFolder), 'utf8')));
    if (known.address_sha256 !== textDigest(url)) return undefined;
    return (await digest(keptBody(stateFolder))) === known.sha256 ? known : undefined;
  } catch {
    // Nothing kept, or nothing that can be trusted: the feed is downloaded again.
    return undefined;
  }
}

/** Keeps a downloaded body in place of the last one; a kill between the steps leaves a body nobody trusts. */
export async function keepBody(
  stateFolder: string,
  partial: string,
  { address, ...said }: Omit<Validators, 'sha256' | 'address_sha256' | 'since'> & { address: string },
): Promise<void> {
  const sha256 = await digest(partial);
  const before = await readValidators(stateFolder, address);
  const since = before?.sha256 === sha256 ? (before.since ?? before.fetched_at) : said.fetched_at;
  await rm(validatorsFile(stateFolder), { force: true });
  await rename(partial, keptBody(stateFolder));
  await writeWhole(
    validatorsFile(stateFolder),
    JSON.stringify({ address_sha256: textDigest(address), ...said, sha256, since }),
  );
}

/**
 * Facts of the kept body of an address: whether it is a page of several, and when it last changed, by its server or by the day on
 * which these bytes came first, whichever is earlier; a server may stamp the same bytes anew each night.
 */
export async function saidOfBody(
  stateFolder: string,
  url: string,
): Promise<{ changedAt: Date | undefined; isPage: boolean }> {
  const known = await readValidators(stateFolder, url);
  const moments = [known?.last_modified, known?.since ?? known?.fetched_at].flatMap((text) => {
    const moment = Date.parse(text ?? '');
    return Number.isNaN(moment) ? [] : [moment];
  });
  const changedAt = moments.length === 0 ? undefined : new Date(Math.min(...moments));
  return { changedAt, isPage: known?.is_page === true };
}
