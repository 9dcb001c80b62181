import { isPageKept, isPagePriced, isVehiclePage, keptKind } from '../../domain/offline/kept-request.ts';
import { keptRelease } from '../../domain/offline/kept-release.ts';
import type { OfflineSite } from '../../domain/offline/offline-site.ts';
import { pricesAsOf } from '../../domain/offline/prices-as-of.ts';
import { offlinePage, stampedPage } from '../../domain/offline/stamped-page.ts';
import type { Keeper } from './keep-page.ts';
import { fetchedAt, releaseKeeper } from './keep-release.ts';
import { pageAnswer, TIMEOUT_MS } from './page-answer.ts';

/** What a page is told when its search is answered from the device: how old that is, and of which release. */
export type KeptSearch = { pricesAt: number; release: string };

type Reach = {
  caches: Keeper['caches'];
  fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  now: () => number;
};

type StockAnswers = {
  /**
   * The answer to a request for something of this site; undefined where it is left to the browser. `tell` sends a message to the
   * page that asks, `outlive` keeps the worker until work is done.
   */
  answer: (
    request: Request,
    tell: (message: KeptSearch) => Promise<void>,
    outlive: (work: Promise<unknown>) => void,
  ) => Promise<Response> | undefined;
  /** Keeps pages that were opened before there was a worker. */
  keepOpened: (paths: readonly string[]) => Promise<void>;
};

/** Milliseconds after a failure in which files do not wait for the network once more. */
const TROUBLE_MS = 10_000;

/** True if the visitor's browser asks sites to load little. */
const savesData = (): boolean => Boolean(Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData'));

/** An answer with other HTML; lengths and encodings were those of the bytes before. */
function withHtml(answer: Response, html: string, status = answer.status): Response {
  const headers = new Headers(answer.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(html, { status, headers });
}

/** How a worker answers for a site whose stock is kept on the device (spec S17). */
export function stockAnswers(
  { garage, stock: { list, timeZone } }: Required<OfflineSite>,
  { caches, fetch, now }: Reach,
): StockAnswers {
  // Past what a browser would give again without asking: it says how old it is nowhere.
  const keeper = releaseKeeper(
    { garage, list },
    { caches, fetch: (address) => fetch(address, { cache: 'no-cache' }), now },
  );
  /** The release that a search was answered from last, where that was the network's: its cars lead to no page of another one. */
  let searched: string | undefined;
  let troubleAt = -TROUBLE_MS;
  const patience = (): number => (now() - troubleAt < TROUBLE_MS ? 0 : TIMEOUT_MS);
  const see: typeof keeper.see = (pages, askedAt) =>
    savesData() ? Promise.resolve() : keeper.see(pages, askedAt);

  async function stamped(copy: Response, path: string): Promise<Response> {
    if (!isPagePriced(path)) return copy;
    const words = pricesAsOf(fetchedAt(copy), now(), timeZone);
    return withHtml(copy, stampedPage(await copy.text(), words, (await keeper.release()) ?? ''));
  }

  async function keptPage(path: string): Promise<Response | undefined> {
    const isOfOther = searched !== undefined && searched !== (await keeper.release());
    return isOfOther && isVehiclePage(path) ? undefined : keeper.match(path);
  }

  /** The page of the network, the kept one with its time, or what says that it is not kept. */
  async function page(path: string, network: Promise<Response>): Promise<Response> {
    const copy = await keptPage(path);
    try {
      const given = await pageAnswer(network, Promise.resolve(copy));
      if (given !== copy) return given;
    } catch (error) {
      const frame = await keeper.match(list);
      if (!frame) throw error;
      return withHtml(frame, offlinePage(await frame.text(), list), 503);
    }
    troubleAt = now();
    searched = undefined;
    return stamped(copy, path);
  }

  async function manifest(
    path: string,
    network: Promise<Response>,
    tell: (message: KeptSearch) => Promise<void>,
  ): Promise<Response> {
    const copy = await keeper.match(path);
    const given = await pageAnswer(network, Promise.resolve(copy), patience());
    if (given === copy) {
      troubleAt = now();
      searched = undefined;
      await tell({ pricesAt: fetchedAt(copy), release: (await keeper.release()) ?? '' });
    }
    return given;
  }

  async function picture(
    address: string,
    request: Request,
    keep?: (answer: Response) => void,
  ): Promise<Response> {
    const copy = await keeper.picture(address, false);
    if (copy) return copy;
    try {
      const answer = await fetch(request);
      keep?.(answer.clone());
      return answer;
    } catch (error) {
      const other = await keeper.picture(address, true);
      if (!other) throw error;
      return other;
    }
  }

  const answer: StockAnswers['answer'] = (request, tell, outlive) => {
    const { pathname: path, search } = new URL(request.url);
    const address = path + search;
    const from = URL.canParse(request.referrer) ? new URL(request.referrer).pathname : '';
    const askedAt = now();
    // A page that wants to know what the site has now, not what to search in.
    const isLook = request.cache === 'no-store';
    /** Asks the network, and does something with its answer beside giving it. */
    const asked = (own: (answer: Response) => Promise<void>): Promise<Response> => {
      // Going back to a page would show what the browser has of it, however old.
      const network = fetch(request, request.cache === 'force-cache' ? { cache: 'no-cache' } : undefined);
      outlive(network.then((given) => own(given.clone())).catch(() => undefined));
      return network;
    };
    switch (keptKind({ address, isNavigation: request.mode === 'navigate', from }, garage)) {
      case 'page':
        return page(
          path,
          asked((own) => see([{ path, answer: own }], askedAt)),
        );
      case 'manifest': {
        const network = asked(async (own) => {
          troubleAt = -TROUBLE_MS;
          const { name } = keptRelease(await own.json()) ?? {};
          if (!isLook) searched = name;
          if (name !== (await keeper.release())) await see([], askedAt);
        });
        return isLook ? network : manifest(path, network, tell);
      }
      case 'newest':
        return pageAnswer(
          asked((own) => keeper.keepFile(address, own)),
          keeper.match(address),
          patience(),
        );
      case 'hashed':
        return keeper.match(address).then((copy) => copy ?? asked((own) => keeper.keepFile(address, own)));
      case 'list picture':
        return picture(address, request, (own) => {
          if (!savesData()) outlive(keeper.keepPicture(address, own));
        });
      case 'picture':
        return picture(address, request);
      case 'nothing':
        return undefined;
    }
  };

  return {
    answer,
    keepOpened: (paths) =>
      see(
        [...new Set(paths)].filter((path) => isPageKept(path, garage)).map((path) => ({ path })),
        now(),
      ),
  };
}
