import { cacheOfPage, filesOfPage, importsOfScript, isCacheOfPage } from '../../domain/offline/kept-page.ts';

/** What a worker keeps pages with. */
export type Keeper = {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch: (address: string) => Promise<Response>;
};

const DIGEST_BYTES = 8;

async function digestOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash, 0, DIGEST_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** Takes away what is kept of a page, but for the cache of the name `except`. */
export async function forgetPage(caches: Keeper['caches'], page: string, except?: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => isCacheOfPage(name, page) && name !== except);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A page's files and all that its scripts import at their start; undefined where one of them cannot be had. */
async function filesOf(html: string, fetch: Keeper['fetch']): Promise<Map<string, Response> | undefined> {
  const files = new Map<string, Response>();
  const wanted = filesOfPage(html);
  // It grows while it is walked through.
  for (const address of wanted) {
    if (files.has(address)) continue;
    const file = await fetch(address);
    if (!file.ok) return undefined;
    files.set(address, file.clone());
    if (address.endsWith('.js')) wanted.push(...importsOfScript(await file.text()));
  }
  return files;
}

/**
 * Keeps a page with what it needs of its release, and takes away what was kept of it before. The page comes last: a cache
 * that has it is whole. What cannot be had whole is not kept, and what was kept stays. Rejects where the network is gone.
 */
export async function keepPage(page: string, answer: Response, { caches, fetch }: Keeper): Promise<void> {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!answer.ok || answer.redirected || !isPage) return;
  const html = await answer.clone().text();
  const name = cacheOfPage(page, await digestOf(html));
  const cache = await caches.open(name);
  if (!(await cache.match(page))) {
    const files = await filesOf(html, fetch).catch(() => undefined);
    if (!files) return void (await caches.delete(name));
    for (const [address, file] of files) await cache.put(address, file);
    await cache.put(page, answer);
  }
  await forgetPage(caches, page, name);
}

/**
 * Keeps answers for a page one after another, in the order they arrive: two at once would each take away what the other
 * has kept, and one that fails would delete the files of a good one of the same release. An answer that cannot be had
 * changes nothing.
 */
export function pageKeeper(page: string, keeper: Keeper): (answer: Promise<Response>) => Promise<void> {
  let turn: Promise<void> = Promise.resolve();
  const keepNext = (answer: Response): Promise<void> => {
    turn = turn.then(() => keepPage(page, answer, keeper)).catch(() => undefined);
    return turn;
  };
  return (answer) => answer.then(keepNext, () => undefined);
}
