import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoIdentity } from '../../domain/picture/photo-identity.ts';
import { guardedLookup } from '../feed/guarded-lookup.ts';
import { openSharedCache } from '../shared-cache.ts';
import { askForPicture, type PictureAnswer, type Validators } from './ask-for-picture.ts';
import { PictureError } from './pictures-file.ts';
import { isWholePicture } from './pictures-work.ts';
import { politeHosts } from './polite-hosts.ts';
import { readSaid, writeSaid, type Said } from './said-files.ts';

/** Days after which a server is asked whether a picture has changed. */
const DAYS_FRESH = 7;
const DAY_MS = 24 * 60 * 60_000;
/** Seconds for a whole answer. */
const TIMEOUT_SECONDS = 30;
/** Pictures after which is written down what their servers said: a build that is stopped loses no more. */
const WRITTEN_EVERY = 50;

/** Where they lie in a cache of pictures. */
export const fetchedFolder = (cacheFolder: string): string => path.join(cacheFolder, 'fetched');

/** A picture that is not had yet and may be in the next build; the message goes on after the name of the host. */
export class PictureWaits extends Error {
  override readonly name = 'PictureWaits';
}

/** A picture that is shown as it was fetched before, with the reason why it could not be asked for: `answered 503`. */
export type Fetched = { file: string; stays?: string };

/** Pictures of the web as they were fetched, by address; dealers share what is the same photo. */
export type FetchedPictures = {
  /** The file of a picture that was fetched before; nobody has looked at its bytes. */
  kept(url: string): string | undefined;
  /** True if the server of a picture that was fetched before need not be asked. */
  isFresh(url: string): boolean;
  /** True if the address of a picture that was fetched before says that it may be another one now. */
  isChanged(url: string): boolean;
  /** The digest of the photo that an address is of. */
  stemOf(url: string): string;
  /** The file of a picture by its digest; undefined where it was not fetched or is damaged. */
  find(stem: string): Promise<string | undefined>;
  /** The file of a picture, absolute, fetched when it is not there. Throws PictureError, and PictureWaits. */
  fetch(url: string): Promise<Fetched>;
  /** What the servers of pictures have said, by the digests of the pictures; nothing of those that said nothing. */
  saidOf(stems: Iterable<string>): Record<string, Partial<Said>>;
  /** Writes down what servers have said of the pictures at these addresses, and forgets all others. */
  close(urls: readonly string[]): Promise<void>;
};

export type Fetching = {
  /** Absolute; `folder` has the pictures of all tenants. */
  folder: string;
  tenantFolder: string;
  now: Date;
  /** Every address that may be asked for, and the photo that each is of. */
  urls: readonly string[];
  identityOf: (url: string) => PhotoIdentity;
  /** True if a host may be a machine of a private network. */
  isTrusted: (url: URL) => boolean;
  /** The milliseconds of a second, for what is waited; fewer in tests. */
  unit?: number;
};

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** When a file was written, in milliseconds; Infinity where there is none. */
const writtenAt = (file: string | undefined): number =>
  (file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.mtimeMs) ?? Infinity;

/** Opens what earlier builds have fetched. Several processes may share a folder. */
export async function openFetchedPictures({
  folder,
  tenantFolder,
  now,
  urls: all,
  identityOf,
  isTrusted,
  unit = 1000,
}: Fetching): Promise<FetchedPictures> {
  const cache = openSharedCache(folder);
  const said = await readSaid(folder, tenantFolder);
  let news = 0;
  const hosts = politeHosts(unit);
  const lookupOf = guardedLookup();
  const stems = new Map<string, string>();
  const stemOf = (url: string): string => {
    const known = stems.get(url) ?? digestOf(identityOf(url).key);
    stems.set(url, known);
    return known;
  };

  /** Takes on what earlier nights have fetched of the same photos under other names: see PhotoIdentity. */
  async function adopt(url: string): Promise<void> {
    const stem = stemOf(url);
    if (cache.fileOf(stem) !== undefined) return;
    const { edition, formerKeys } = identityOf(url);
    const ofSameEdition = formerKeys.map(digestOf).filter((each) => said.get(each)?.edition === edition);
    const former = [digestOf(url), ...ofSameEdition].find((each) => cache.fileOf(each) !== undefined);
    const found = former === undefined ? undefined : await cache.find(former);
    if (former === undefined || !found) return;
    await cache.keep(stem, await readFile(found.file));
    const line = said.get(former);
    if (line) said.set(stem, { ...line, edition });
  }
  for (const url of new Set(all)) await adopt(url);

  const note = async (url: string, { etag, last_modified }: Validators): Promise<void> => {
    const { edition } = identityOf(url);
    const line = {
      asked: now.toISOString(),
      ...(etag !== undefined && { etag }),
      ...(last_modified !== undefined && { last_modified }),
      edition,
    };
    said.set(stemOf(url), line);
    news += 1;
    if (news % WRITTEN_EVERY === 0) await writeSaid(folder, tenantFolder, said);
  };

  const isOld = (stem: string): boolean => {
    const known = said.get(stem);
    // What another tenant has fetched, who may have gone since, is as old as its file.
    const asked = known ? Date.parse(known.asked) : writtenAt(cache.fileOf(stem));
    const canAsk = !known || known.etag !== undefined || known.last_modified !== undefined;
    return canAsk && now.getTime() - asked > DAYS_FRESH * DAY_MS;
  };

  const ask = (url: URL, known: Validators | undefined): Promise<PictureAnswer> =>
    hosts.ask(url.host, () =>
      askForPicture({ url, known, lookupOf, isTrusted, patience: TIMEOUT_SECONDS * unit }),
    );

  const isChanged = (url: string): boolean => {
    const stem = stemOf(url);
    if (cache.fileOf(stem) === undefined) return false;
    const { edition } = identityOf(url);
    const known = said.get(stem);
    // Nothing tells here which edition another tenant has fetched: it is asked for once, and known from then on.
    return known ? known.edition !== undefined && known.edition !== edition : edition !== '';
  };
  const isFresh = (url: string): boolean => !isOld(stemOf(url)) && !isChanged(url);

  return {
    kept: (url) => cache.fileOf(stemOf(url)),
    isFresh,
    isChanged,
    stemOf,
    find: async (stem) => (await cache.find(stem))?.file,
    fetch: async (url) => {
      const stem = stemOf(url);
      const kept = await cache.find(stem);
      if (kept && isFresh(url)) return { file: kept.file };
      const known = kept && said.get(stem);
      const answer = await ask(new URL(url), known);
      if (answer.kind === 'picture') {
        // A server in trouble may answer 200 with a page that says so, or with half of the picture.
        if (kept && !(await isWholePicture(answer.bytes)))
          return { file: kept.file, stays: 'answered with no picture' };
        const { file } = await cache.keep(stem, answer.bytes);
        if (kept && kept.file !== file) await rm(kept.file, { force: true });
        await note(url, answer);
        return { file };
      }
      if (answer.kind === 'unchanged' && kept && known) await note(url, known);
      // What is had is shown on, whatever has become of its server.
      if (kept) return { file: kept.file, ...(answer.kind === 'later' && { stays: answer.reason }) };
      if (answer.kind === 'refused') throw new PictureError(answer.reason);
      throw new PictureWaits(answer.kind === 'later' ? answer.reason : 'answered that nothing has changed');
    },
    saidOf: (shown) => Object.fromEntries([...shown].map((stem) => [stem, said.get(stem) ?? {}])),
    close: async (urls) => {
      const asked = new Set(urls.map(stemOf));
      const named = new Map([...said].filter(([stem]) => asked.has(stem)));
      if (news > 0 || named.size < said.size) await writeSaid(folder, tenantFolder, named);
    },
  };
}
