import { keptAnswer } from '../../domain/offline/kept-page.ts';
import { isWanted, type OfflineSite } from '../../domain/offline/offline-site.ts';
import { forgetPage, pageKeeper } from './keep-page.ts';
import { forgetStock } from './keep-release.ts';
import { pageAnswer } from './page-answer.ts';
import { stockAnswers } from './stock-answers.ts';

/** What this site keeps, as JSON, written in by the build (src/build/astro/fill-offline-worker.ts). */
declare const OFFLINE_SITE: string;

type Lasting = { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & {
  request: Request;
  clientId: string;
  respondWith: (answer: Promise<Response>) => void;
};
type Client = { url: string; postMessage: (message: unknown) => void };
/** What a service worker has beside what all scripts have; the types of browsers name it in a library of its own. */
type OfflineWorker = {
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<Client | undefined>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (type: 'message', listener: (event: Lasting & { source: Client | null }) => void): void;
    (type: 'fetch', listener: (event: Fetching) => void): void;
  };
};

const worker = self as unknown as OfflineWorker;
const scope = new URL(worker.registration.scope).pathname;
const site = JSON.parse(OFFLINE_SITE) as OfflineSite;

const isOwn = ({ method, url }: Request): boolean =>
  method === 'GET' && new URL(url).origin === location.origin;

/** The worker of a page of the garage, where nothing else is kept (spec A6). */
function startGarage(page: string): void {
  const kept = (address: string): Promise<Response | undefined> =>
    caches.match(address, { ignoreVary: true });
  const keep = pageKeeper(page, { caches, fetch: (address) => fetch(address) });
  worker.addEventListener('activate', (event) => event.waitUntil(keep(fetch(page, { cache: 'no-cache' }))));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { pathname, search } = new URL(request.url);
    if (!isOwn(request)) return;
    const how = keptAnswer(pathname + search, page);
    if (how === 'nothing') return;
    if (how === 'kept')
      return event.respondWith(kept(pathname + search).then((file) => file ?? fetch(request)));
    const network = fetch(request);
    event.respondWith(pageAnswer(network, kept(pathname)));
    if (pathname === page) event.waitUntil(keep(network.then((answer) => answer.clone())));
  });
}

/** The worker of a site whose stock is kept (spec S17). */
function startStock(stock: NonNullable<OfflineSite['stock']>): void {
  const { answer, keepOpened } = stockAnswers(
    { ...site, stock },
    { caches, fetch: (request, options) => fetch(request, options), now: () => Date.now() },
  );
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  // Not while it is activated: until that ends no page of the site would load.
  worker.addEventListener('message', (event) => {
    if (event.source) event.waitUntil(keepOpened([new URL(event.source.url).pathname]));
  });
  worker.addEventListener('fetch', (event) => {
    if (!isOwn(event.request)) return;
    const tell = async (message: unknown): Promise<void> =>
      (await worker.clients.get(event.clientId))?.postMessage(message);
    const given = answer(event.request, tell, (work) => event.waitUntil(work));
    if (given) event.respondWith(given);
  });
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

if (!isWanted(scope, site)) {
  // Switched off, or another worker does its work since: nothing of it stays on the device.
  worker.addEventListener('activate', (event) => {
    const end = async (): Promise<void> => {
      await forgetPage(caches, scope);
      if (!site.stock) await forgetStock(caches);
      await worker.registration.unregister();
    };
    event.waitUntil(end());
  });
} else if (site.stock) startStock(site.stock);
else startGarage(scope);
