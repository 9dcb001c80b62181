import { keptAnswer } from '../../domain/garage/kept-page.ts';
import { forgetPage, pageKeeper } from './keep-page.ts';
import { pageAnswer } from './page-answer.ts';

/** The pages of the garage of this site, written in by the build (src/build/astro/fill-garage-worker.ts); none where it is off. */
declare const GARAGE_PAGES: readonly string[];

type Lasting = { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
/** What a service worker has beside what all scripts have; the types of browsers name it in a library of its own. */
type OfflineWorker = {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (type: 'fetch', listener: (event: Fetching) => void): void;
  };
};

const worker = self as unknown as OfflineWorker;
const page = new URL(worker.registration.scope).pathname;
const isOn = GARAGE_PAGES.includes(page);

const kept = (address: string): Promise<Response | undefined> => caches.match(address, { ignoreVary: true });

/** Keeps an answer for the page; without a network what was kept before stays. */
const keep = pageKeeper(page, { caches, fetch: (address) => fetch(address) });

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  const end = async (): Promise<void> => {
    await forgetPage(caches, page);
    await worker.registration.unregister();
  };
  event.waitUntil(isOn ? keep(fetch(page, { cache: 'no-cache' })) : end());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (!isOn || request.method !== 'GET' || origin !== location.origin) return;
  const how = keptAnswer(pathname + search, page);
  if (how === 'nothing') return;
  if (how === 'kept')
    return event.respondWith(kept(pathname + search).then((file) => file ?? fetch(request)));
  const network = fetch(request);
  event.respondWith(pageAnswer(network, kept(pathname)));
  if (pathname === page) event.waitUntil(keep(network.then((answer) => answer.clone())));
});
