import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { guardedLookup } from '../feed/guarded-lookup.ts';
import { openSharedCache } from '../shared-cache.ts';
import { askForPicture, type PictureAnswer, type Validators } from './ask-for-picture.ts';
import { PictureError } from './pictures-file.ts';
import { politeHosts } from './polite-hosts.ts';
import { readSaid, writeSaid, type Said } from './said-files.ts';

/** Days after which a server is asked whether a picture has changed. */
const DAYS_FRESH = 7;
const DAY_MS = 24 * 60 * 60_000;
/** Seconds for a whole answer. */
const PATIENCE = 30;
/** Pictures after which is written down what their servers said: a build that is stopped loses no more. */
const WRITTEN_EVERY = 50;

/** Where they lie in a cache of pictures. */
export const fetchedFolder = (cacheFolder: string): string => path.join(cacheFolder, 'fetched');

/** A picture that is not had yet and may be in the next build; the message goes on after the name of the host. */
export class PictureWaits extends Error {
  override readonly name = 'PictureWaits';
}

/** Pictures of the web as they were fetched, by address; dealers share what is the same address. */
export type FetchedPictures = {
  /** The file of a picture that was fetched before and whose server need not be asked; nobody has looked at its bytes. */
  fresh(url: string): string | undefined;
  /** Whether a picture was never fetched. */
  isNew(url: string): boolean;
  /** The file of a picture, absolute, fetched when it is not there. Throws PictureError, and PictureWaits. */
  fetch(url: string): Promise<string>;
  /** What the servers of pictures have said, by the digests of their addresses; nothing of those that said nothing. */
  saidOf(urls: Iterable<string>): Record<string, Partial<Said>>;
  /** Writes down what servers have said of the pictures at these addresses, and forgets all others. */
  close(urls: readonly string[]): Promise<void>;
};

export type Fetching = {
  /** Absolute; `folder` has the pictures of all tenants. */
  folder: string;
  tenantFolder: string;
  now: Date;
  /** Whether a host may be a machine of a private network. */
  isTrusted: (url: URL) => boolean;
  /** The milliseconds of a second, for what is waited; fewer in tests. */
  unit?: number;
};

const stemOf = (url: string): string => createHash('sha256').update(url).digest('hex');

/** When a file was written, in milliseconds; Infinity where there is none. */
const writtenAt = (file: string | undefined): number =>
  (file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.mtimeMs) ?? Infinity;

/** Opens what earlier builds have fetched. Several processes may share a folder. */
export async function openFetchedPictures({
  folder,
  tenantFolder,
  now,
  isTrusted,
  unit = 1000,
}: Fetching): Promise<FetchedPictures> {
  const cache = openSharedCache(folder);
  const said = await readSaid(folder, tenantFolder);
  let news = 0;
  const hosts = politeHosts(unit);
  const lookupOf = guardedLookup();

  const note = async (stem: string, { etag, last_modified }: Validators): Promise<void> => {
    const line = {
      asked: now.toISOString(),
      ...(etag !== undefined && { etag }),
      ...(last_modified !== undefined && { last_modified }),
    };
    said.set(stem, line);
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
    hosts.ask(url.host, () => askForPicture({ url, known, lookupOf, isTrusted, patience: PATIENCE * unit }));

  return {
    fresh: (url) => (isOld(stemOf(url)) ? undefined : cache.fileOf(stemOf(url))),
    isNew: (url) => cache.fileOf(stemOf(url)) === undefined,
    fetch: async (url) => {
      const stem = stemOf(url);
      const kept = await cache.find(stem);
      if (kept && !isOld(stem)) return kept.file;
      const known = kept && said.get(stem);
      const answer = await ask(new URL(url), known);
      if (answer.kind === 'picture') {
        const { file } = await cache.keep(stem, answer.bytes);
        if (kept && kept.file !== file) await rm(kept.file, { force: true });
        await note(stem, answer);
        return file;
      }
      if (answer.kind === 'unchanged' && kept && known) await note(stem, known);
      // What is had is shown on, whatever has become of its server.
      if (kept) return kept.file;
      if (answer.kind === 'refused') throw new PictureError(answer.reason);
      throw new PictureWaits(answer.kind === 'later' ? answer.reason : 'answered that nothing has changed');
    },
    saidOf: (urls) => Object.fromEntries([...urls].map((url) => [stemOf(url), said.get(stemOf(url)) ?? {}])),
    close: async (urls) => {
      const stems = new Set(urls.map(stemOf));
      const named = new Map([...said].filter(([stem]) => stems.has(stem)));
      if (news > 0 || named.size < said.size) await writeSaid(folder, tenantFolder, named);
    },
  };
}
