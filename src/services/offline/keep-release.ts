import { filesOfPage, importsOfScript, importsOnDemand } from '../../domain/offline/kept-page.ts';
import {
  cacheOfRelease,
  FETCHED_HEADER,
  type KeptRelease,
  keptRelease,
  PICTURES_CACHE,
  releaseOfCache,
} from '../../domain/offline/kept-release.ts';
import { FIXED_FILES, isPageKept, pictureStem } from '../../domain/offline/kept-request.ts';
import type { OfflineSite } from '../../domain/offline/offline-site.ts';
import { SEARCH_MANIFEST_PATH } from '../../domain/search/search-manifest.ts';
import type { Keeper } from './keep-page.ts';

/** Pages that are kept of what was opened, the oldest out first: some 800 KB with their files. */
export const MAX_PAGES = 40;
/** Pictures of cards, the oldest out first: some 4 MB. */
export const MAX_PICTURES = 120;

const GONE: readonly number[] = [404, 410];

/** A page that was opened; with the answer that the window got, where that is at hand. */
export type OpenedPage = { path: string; answer?: Response | undefined };

export type ReleaseKeeper = {
  /** What is kept at an address (path, with a query for files) in the release that is whole; undefined where nothing is. */
  match: (address: string) => Promise<Response | undefined>;
  /** The release that is kept whole; undefined before the first. */
  release: () => Promise<string | undefined>;
  /** Sees which release the site has, and keeps it with these pages, which were asked for at `askedAt`. Never rejects. */
  see: (pages: readonly OpenedPage[], askedAt: number) => Promise<void>;
  /** Keeps a file of the release that is kept. Never rejects. */
  keepFile: (address: string, answer: Response) => Promise<void>;
  /** A picture that was kept, or the same one in another width. */
  picture: (address: string, inAnyWidth: boolean) => Promise<Response | undefined>;
  /** Keeps a picture of a list. Never rejects. */
  keepPicture: (address: string, answer: Response) => Promise<void>;
};

/** Takes away all that is kept of the stock, but for the cache of the name `except`. */
export async function forgetStock(caches: Keeper['caches'], except?: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name !== except && releaseOfCache(name) !== undefined);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (except === undefined) await caches.delete(PICTURES_CACHE);
}

/** When what is kept was fetched, in milliseconds since 1970. */
export const fetchedAt = (answer: Response): number => Number(answer.headers.get(FETCHED_HEADER));

const isPage = (answer: Response): boolean =>
  answer.ok && !answer.redirected && (answer.headers.get('content-type')?.startsWith('text/html') ?? false);

/**
 * Keeps the stock of a site on the device, one release at a time (spec S17): its index, the pages that were opened and the
 * files they need are one cache, named by the release. The manifest goes in last: a cache that has it is whole, and only then
 * the one before goes. All is done one after another, and ends for the life of the worker where the disk is full.
 */
export function releaseKeeper(
  { garage, list }: { garage: OfflineSite['garage']; list: string },
  { caches, fetch, now }: Keeper & { now: () => number },
): ReleaseKeeper {
  type Kept = { name: string; cache: Cache };
  let turn: Promise<void> = Promise.resolve();
  let whole: Kept | undefined;
  /** When this worker took over the release: a page that was asked for before may be of the one before. */
  let wholeSince = 0;
  let isFull = false;

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn
      .then(() => (isFull ? undefined : work()))
      .catch(async (error: unknown) => {
        // Without a network, or with a file that is gone: what was kept stays.
        if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') return;
        isFull = true;
        await caches.delete(PICTURES_CACHE);
      });
    return turn;
  };

  async function current(): Promise<Kept | undefined> {
    if (whole) return whole;
    const names = (await caches.keys()).filter((name) => releaseOfCache(name) !== undefined);
    for (const name of names.toReversed()) {
      const cache = await caches.open(name);
      if (await cache.match(SEARCH_MANIFEST_PATH)) return (whole ??= { name, cache });
    }
    return undefined;
  }

  const kept = async (address: string): Promise<Response | undefined> =>
    (await current())?.cache.match(address, { ignoreVary: true });

  async function put(cache: Cache, address: string, answer: Response): Promise<void> {
    const headers = new Headers(answer.headers);
    headers.set(FETCHED_HEADER, String(now()));
    await cache.put(address, new Response(answer.body, { status: answer.status, headers }));
  }

  async function loaded(address: string): Promise<Response> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer;
  }

  /** Keeps what a page needs; of the list also what its scripts ask for later, or no search would start without a network. */
  async function keepFiles(cache: Cache, html: string, isWhole: boolean): Promise<void> {
    const wanted = new Set(filesOfPage(html));
    // It grows while it is walked through.
    for (const address of wanted) {
      const had = await cache.match(address);
      const file = had ?? (await kept(address)) ?? (await loaded(address));
      const script = address.endsWith('.js') ? await file.clone().text() : '';
      if (!had) await put(cache, address, file);
      for (const needed of importsOfScript(script)) wanted.add(needed);
      if (isWhole) for (const needed of importsOnDemand(script)) wanted.add(needed);
    }
  }

  async function keepPage(cache: Cache, path: string, answer: Response): Promise<void> {
    // A fault of the server, or a redirect, says nothing of the page.
    if (!isPage(answer)) return void (GONE.includes(answer.status) && (await cache.delete(path)));
    await keepFiles(cache, await answer.clone().text(), path === list);
    await put(cache, path, answer);
  }

  const pathsIn = async (cache: Cache): Promise<string[]> => {
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path !== list && isPageKept(path, garage));
  };

  async function trim(cache: Cache): Promise<void> {
    const paths = await pathsIn(cache);
    for (const path of paths.slice(0, -MAX_PAGES)) await cache.delete(path);
  }

  /** Fetches a release whole, with all pages that are kept of the one before; rejects where that is not to be had. */
  async function takeOver(release: KeptRelease, paths: readonly string[]): Promise<void> {
    const before = await current();
    const name = cacheOfRelease(release.name);
    // What an earlier try left.
    await caches.delete(name);
    const cache = await caches.open(name);
    try {
      for (const address of release.files) await put(cache, address, await loaded(address));
      for (const address of [...release.optional, ...FIXED_FILES]) {
        const file = await fetch(address);
        if (file.ok) await put(cache, address, file);
      }
      const old = before ? await pathsIn(before.cache) : [];
      for (const path of new Set([list, ...old.slice(-MAX_PAGES), ...paths]))
        await keepPage(cache, path, await fetch(path));
      const manifest = await loaded(SEARCH_MANIFEST_PATH);
      // A publish in between: what was fetched is of two releases.
      if (keptRelease(await manifest.clone().json())?.name !== release.name)
        throw new Error('published anew');
      await put(cache, SEARCH_MANIFEST_PATH, manifest);
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
    whole = { name, cache };
    wholeSince = now();
    await trim(cache);
    await forgetStock(caches, name);
  }

  async function look(pages: readonly OpenedPage[], askedAt: number): Promise<void> {
    const isEarly = askedAt < wholeSince;
    const answers: [string, Response][] = [];
    for (const { path, answer } of pages)
      answers.push([path, answer && !isEarly ? answer : await fetch(path)]);
    // Asked after the pages: what is of this release now was of it then, as this worker took it over before they were asked for.
    const manifest = await loaded(SEARCH_MANIFEST_PATH);
    const release = keptRelease(await manifest.clone().json());
    if (!release) {
      whole = undefined;
      return forgetStock(caches);
    }
    const own = await current();
    if (own?.name !== cacheOfRelease(release.name))
      return takeOver(
        release,
        pages.map(({ path }) => path),
      );
    for (const [path, answer] of answers) await keepPage(own.cache, path, answer);
    await put(own.cache, SEARCH_MANIFEST_PATH, manifest);
    await trim(own.cache);
  }

  return {
    match: kept,
    release: async () => releaseOfCache((await current())?.name ?? ''),
    see: (pages, askedAt) => inTurn(() => look(pages, askedAt)),
    keepFile: (address, answer) =>
      inTurn(async () => {
        const own = await current();
        if (own && answer.ok) await put(own.cache, address, answer);
      }),
    picture: async (address, inAnyWidth) => {
      const cache = await caches.open(PICTURES_CACHE);
      const same = await cache.match(address);
      if (same || !inAnyWidth) return same;
      const stem = pictureStem(address);
      const other = (await cache.keys()).find(({ url }) => pictureStem(new URL(url).pathname) === stem);
      return other && cache.match(new URL(other.url).pathname);
    },
    keepPicture: (address, answer) =>
      inTurn(async () => {
        if (!answer.ok) return;
        const cache = await caches.open(PICTURES_CACHE);
        await cache.put(address, answer);
        const all = await cache.keys();
        for (const { url } of all.slice(0, -MAX_PICTURES)) await cache.delete(new URL(url).pathname);
      }),
  };
}
