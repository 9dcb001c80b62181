import { expect, test } from 'vitest';
import { memoryCaches } from './memory-caches.fixture.ts';
import { type KeptSearch, stockAnswers } from './stock-answers.ts';

const LIST = '/search/new-used-and-demo-cars';
const CAR = '/cars/2021-aldera-larkspur';
const MANIFEST = '/search-index.json';
const HTML = '<header>Wattle</header><main id="content"><p>$20,000</p></main>';
const NINE_FOURTEEN = Date.parse('2026-11-25T22:44Z');
const SITE = { garage: ['/my-garage'], stock: { list: LIST, timeZone: 'Australia/Adelaide' } };

const TYPES: readonly [RegExp, string, string][] = [
  [/^\/(?:search|cars)\/|^\/my-garage/, 'text/html', HTML],
  [/^/, 'text/plain', 'file'],
];

/** A site with its network and its clock, as its worker has them. */
function visit() {
  let isOnline = true;
  let release = 'f94';
  let time = NINE_FOURTEEN;
  const told: KeptSearch[] = [];
  const asked: { address: string; cache: string | undefined }[] = [];
  const work: Promise<unknown>[] = [];
  const fetch = (request: Request | string, options?: RequestInit): Promise<Response> => {
    const address = typeof request === 'string' ? request : new URL(request.url).pathname;
    asked.push({ address, cache: options?.cache });
    const isLost = !isOnline || address.startsWith('/search-index/lost/');
    if (isLost) return Promise.reject(new TypeError('offline'));
    if (address === MANIFEST)
      return Promise.resolve(Response.json({ engine: 'embedded', folder: release, cards: 0 }));
    const [, type = '', text] = TYPES.find(([pattern]) => pattern.test(address)) ?? [];
    return Promise.resolve(new Response(text, { headers: { 'content-type': type, 'content-length': '9' } }));
  };
  const disk = memoryCaches();
  const { answer, keepOpened } = stockAnswers(SITE, { caches: disk.caches, fetch, now: () => time });
  const ask = async (
    address: string,
    { from = '', ...request }: Partial<Request> & { from?: string } = {},
  ): Promise<Response | undefined> => {
    const url = `https://cars.example${address}`;
    const given = answer(
      { method: 'GET', mode: 'no-cors', cache: 'default', url, referrer: from, ...request } as Request,
      (message) => Promise.resolve(void told.push(message)),
      (lasting) => void work.push(lasting),
    );
    const response = await given;
    await Promise.all(work);
    return response;
  };
  return {
    ask,
    open: (address: string, cache: RequestCache = 'default') => ask(address, { mode: 'navigate', cache }),
    keepOpened,
    publish: (next: string) => void (release = next),
    asked,
    told,
    disk,
    go: (state: 'online' | 'offline', minutes = 0) => {
      isOnline = state === 'online';
      time += minutes * 60_000;
    },
  };
}

test('S17 an opened vehicle opens without a network and says the time of its price', async () => {
  const shop = visit();
  expect(await (await shop.open(CAR))?.text()).toBe(HTML);
  shop.go('offline', 20);
  const kept = await shop.open(CAR);
  expect(kept?.status).toBe(200);
  expect(kept?.headers.has('content-length')).toBe(false);
  expect(await kept?.text()).toMatch(/role="status"[^>]*><p[^>]*>Prices as of 9:14 am<\/p><\/div><\/header>/);
  shop.go('offline', 24 * 60);
  expect(await (await shop.open(CAR))?.text()).toContain('Prices as of Thursday 9:14 am');
  shop.go('online');
  expect(await (await shop.open(CAR))?.text()).toBe(HTML);
});

test('S17 a list that was never opened is there too, whatever its address asks for', async () => {
  const shop = visit();
  await shop.open(CAR);
  shop.go('offline');
  expect(await (await shop.open(`${LIST}?query=ute`))?.text()).toContain('Prices as of 9:14 am');
});

test('S17 A6 a page of the garage has words of its own for it', async () => {
  const shop = visit();
  await shop.open('/my-garage');
  shop.go('offline');
  expect(await (await shop.open('/my-garage'))?.text()).toBe(HTML);
});

test('S17 a vehicle that was not opened says so in the frame of the site', async () => {
  const shop = visit();
  await shop.open(LIST);
  shop.go('offline');
  const page = await shop.open('/cars/other');
  expect(page?.status).toBe(503);
  const text = await page?.text();
  expect(text).toContain("This page isn't saved on your device.");
  expect(text).toContain('<header>Wattle</header>');
  expect(text).not.toContain('$20,000');
});

test('S17 before anything is kept the failure of the network is that of the browser', async () => {
  const shop = visit();
  shop.go('offline');
  await expect(shop.open(CAR)).rejects.toThrow('offline');
});

test('S17 a search that the device answers tells its page how old the prices are', async () => {
  const shop = visit();
  await shop.ask(MANIFEST);
  expect(shop.told).toEqual([]);
  shop.go('offline', 5);
  expect(await (await shop.ask(MANIFEST))?.json()).toMatchObject({ folder: 'f94' });
  expect(await (await shop.ask('/search-index/f94/core.bin'))?.text()).toBe('file');
  expect(shop.told).toEqual([{ pricesAt: NINE_FOURTEEN, release: 'f94' }]);
});

test('S17 a page that looks for what is newer is never answered from the device, however lately the network failed', async () => {
  const shop = visit();
  await shop.open(CAR);
  shop.go('offline');
  await shop.open(CAR);
  await expect(shop.ask(MANIFEST, { cache: 'no-store' })).rejects.toThrow('offline');
  expect(shop.told).toEqual([]);
  shop.go('online');
  shop.publish('g95');
  expect(await (await shop.ask(MANIFEST, { cache: 'no-store' }))?.json()).toMatchObject({ folder: 'g95' });
  // Which has the next release kept.
  shop.go('offline');
  expect(await (await shop.open(CAR))?.text()).toContain('data-prices-as-of="g95"');
});

test('S17 a search of the next release leads to no page of the one before', async () => {
  const shop = visit();
  await shop.open(CAR);
  // Its index cannot be had, so that it is not kept.
  shop.publish('lost');
  expect(await (await shop.ask(MANIFEST))?.json()).toMatchObject({ folder: 'lost' });
  shop.go('offline');
  expect((await shop.open(CAR))?.status).toBe(503);
  // From the list of the kept release on, all is of that one.
  expect((await shop.open(LIST))?.status).toBe(200);
  expect((await shop.open(CAR))?.status).toBe(200);
});

test('S17 going back asks the network, and files of a release are not asked for twice', async () => {
  const shop = visit();
  await shop.open(CAR, 'force-cache');
  expect(shop.asked[0]).toEqual({ address: CAR, cache: 'no-cache' });
  await shop.ask('/search-index/f94/core.bin');
  expect(shop.asked.filter(({ address }) => address.endsWith('core.bin'))).toHaveLength(1);
});

test('S17 pictures are kept of lists alone', async () => {
  const shop = visit();
  await shop.ask('/img/car.ab-320.webp', { from: `https://cars.example${LIST}` } as Partial<Request>);
  await shop.ask('/img/hero.cd-960.webp', { from: `https://cars.example${CAR}` } as Partial<Request>);
  shop.go('offline');
  expect(await (await shop.ask('/img/car.ab-1280.webp'))?.text()).toBe('file');
  await expect(shop.ask('/img/hero.cd-960.webp')).rejects.toThrow('offline');
});

test('S17 A6 nothing of accounts, leads and forms is answered or kept', async () => {
  const shop = visit();
  for (const address of ['/api/account', '/api/garage', '/_leads/lead/1', '/inventory.json'])
    expect(await shop.ask(address), address).toBeUndefined();
  for (const address of ['/sign-in', '/account', '/enquire', '/api/account/page'])
    expect(await shop.open(address), address).toBeUndefined();
  await shop.keepOpened(['/account', '/watchlist', CAR]);
  const kept = Object.values(shop.disk.kept()).flat();
  expect(kept).toContain(CAR);
  expect(kept.filter((address) => /account|watchlist|api|_leads/.test(address))).toEqual([]);
});
