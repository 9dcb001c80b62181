import { expect, test } from 'vitest';
import { PICTURES_CACHE } from '../../domain/offline/kept-release.ts';
import { fetchedAt, forgetStock, MAX_PAGES, MAX_PICTURES, releaseKeeper } from './keep-release.ts';
import { memoryCaches } from './memory-caches.fixture.ts';

const LIST = '/search/new-used-and-demo-cars';
const CAR = '/cars/2021-aldera-larkspur';
const NOON = 1_800_000_000_000;

const answer = (text: string, type: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': type } });

/** A published site: a list whose scripts are of its release, cars, and an index. `gone` answers 404, `down` not at all. */
function site(start: string, { gone = [], down = [] }: { gone?: string[]; down?: string[] } = {}) {
  let release = start;
  const asked: string[] = [];
  const html = (): string => `<p>${release}</p><script src="/_astro/page.${release}.js"></script>`;
  const files = (): Record<string, string> => ({
    [`/search-index/${release}/core.bin`]: 'core',
    [`/search-index/${release}/card-0.bin`]: 'cards',
    '/search-index.json': JSON.stringify({ engine: 'embedded', folder: release, cards: 1 }),
    '/before-paint.js': release,
    [`/_astro/page.${release}.js`]: `import"./part.${release}.js";import("./later.${release}.js")`,
    [`/_astro/part.${release}.js`]: '',
    [`/_astro/later.${release}.js`]: '',
  });
  const fetch = (address: string): Promise<Response> => {
    asked.push(address);
    if (down.includes(address)) return Promise.reject(new TypeError('offline'));
    if (gone.includes(address)) return Promise.resolve(answer('gone', 'text/html', 404));
    if (/^\/(?:search|cars)\//.test(address)) return Promise.resolve(answer(html(), 'text/html'));
    const file = files()[address];
    return Promise.resolve(answer(file ?? 'gone', 'text/plain', file === undefined ? 404 : 200));
  };
  return { fetch, asked, gone, down, publish: (next: string) => (release = next) };
}

const keeperOf = (
  { fetch }: Pick<ReturnType<typeof site>, 'fetch'>,
  { caches }: Pick<ReturnType<typeof memoryCaches>, 'caches'>,
  now = () => NOON,
) => releaseKeeper({ garage: ['/my-garage'], list: LIST }, { caches, fetch, now });

const whole = (release: string, ...pages: string[]): string[] =>
  [
    `/search-index/${release}/core.bin`,
    `/search-index/${release}/card-0.bin`,
    '/before-paint.js',
    `/_astro/page.${release}.js`,
    `/_astro/part.${release}.js`,
    `/_astro/later.${release}.js`,
    LIST,
    ...pages,
    '/search-index.json',
  ].toSorted();
const sorted = (kept: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(kept).map(([name, files]) => [name, files.toSorted()]));

test('S17 a release is kept with its index, its list, what the list asks for later, and the page that is open', async () => {
  const disk = memoryCaches();
  const keeper = keeperOf(site('one'), disk);
  await keeper.see([{ path: CAR }], NOON);
  expect(sorted(disk.kept())).toEqual({ 'forecourt-offline:release:one': whole('one', CAR) });
  expect(await keeper.release()).toBe('one');
  expect(fetchedAt((await keeper.match(CAR))!)).toBe(NOON);
  // The manifest makes it whole.
  expect(Object.values(disk.kept())[0]?.at(-1)).toBe('/search-index.json');
});

test('S17 the next release takes the place of the one before as a whole, with the pages that were opened of it', async () => {
  const disk = memoryCaches();
  const published = site('one');
  const keeper = keeperOf(published, disk);
  await keeper.see([{ path: CAR }, { path: '/cars/sold' }], NOON);
  published.publish('two');
  published.gone.push('/cars/sold');
  await keeper.see([{ path: '/cars/new', answer: answer('old HTML', 'text/html') }], NOON + 1);
  expect(sorted(disk.kept())).toEqual({
    'forecourt-offline:release:two': whole('two', CAR, '/cars/new'),
  });
  for (const path of [LIST, CAR, '/cars/new'])
    expect(await (await keeper.match(path))?.text(), path).toContain('<p>two</p>');
});

test.each([
  ['a file of its index is gone', { gone: ['/search-index/two/card-0.bin'] }],
  ['the network ends at its list', { down: [LIST] }],
  ['the network ends at a page of before', { down: [CAR] }],
  ['a script of its list is gone', { gone: ['/_astro/later.two.js'] }],
])('S17 the release before stays whole where %s', async (_, fault) => {
  const disk = memoryCaches();
  await keeperOf(site('one'), disk).see([{ path: CAR }], NOON);
  const keeper = keeperOf(site('two', fault), disk);
  await keeper.see([], NOON);
  expect(sorted(disk.kept())).toEqual({ 'forecourt-offline:release:one': whole('one', CAR) });
  expect(await (await keeper.match(LIST))?.text()).toContain('<p>one</p>');
});

test('S17 what was fetched while the next release was published is not kept', async () => {
  const disk = memoryCaches();
  const published = site('one');
  const fetch = async (address: string): Promise<Response> => {
    const given = await published.fetch(address);
    if (address === LIST) published.publish('two');
    return given;
  };
  const keeper = keeperOf({ fetch }, disk);
  await keeper.see([], NOON);
  expect(disk.kept()).toEqual({});
  await keeper.see([], NOON);
  expect(await keeper.release()).toBe('two');
});

test('S17 a page that was asked for before its release was taken over is asked for again', async () => {
  const disk = memoryCaches();
  const published = site('two');
  let time = NOON;
  const keeper = keeperOf(published, disk, () => time);
  time = NOON + 10;
  await keeper.see([], NOON);
  await keeper.see([{ path: CAR, answer: answer('<p>one</p>', 'text/html') }], NOON + 5);
  expect(await (await keeper.match(CAR))?.text()).toContain('<p>two</p>');
  await keeper.see([{ path: CAR, answer: answer('<p>as shown</p>', 'text/html') }], NOON + 10);
  expect(await (await keeper.match(CAR))?.text()).toContain('<p>as shown</p>');
});

test.each([
  ['a fault of the server', answer('fault', 'text/html', 502), true],
  ['an answer that is no page', answer('{}', 'application/json'), true],
  ['a page that is gone', answer('gone', 'text/html', 404), false],
])('S17 after %s the kept page stays: %s', async (_, given, stays) => {
  const keeper = keeperOf(site('one'), memoryCaches());
  await keeper.see([{ path: CAR }], NOON);
  await keeper.see([{ path: CAR, answer: given }], NOON);
  expect((await keeper.match(CAR)) !== undefined).toBe(stays);
});

test('S17 of the pages that were opened the last ones are kept, and the list of all stays', async () => {
  const disk = memoryCaches();
  const keeper = keeperOf(site('one'), disk);
  await keeper.see([], NOON);
  const cars = Array.from({ length: MAX_PAGES + 2 }, (_, number) => `/cars/${number}`);
  for (const path of cars) await keeper.see([{ path }], NOON);
  await keeper.see([{ path: '/cars/2' }], NOON);
  await keeper.see([{ path: '/cars/last' }], NOON);
  const kept = Object.values(disk.kept()).flat();
  expect(kept.filter((path) => path.startsWith('/cars/'))).toEqual([
    ...cars.slice(4),
    '/cars/2',
    '/cars/last',
  ]);
  expect(kept).toContain(LIST);
});

test('S17 the last pictures of lists are kept, in any width where the network is gone', async () => {
  const disk = memoryCaches();
  const keeper = keeperOf(site('one'), disk);
  for (let number = 0; number <= MAX_PICTURES; number += 1)
    await keeper.keepPicture(`/img/${number}.ab-320.webp`, answer('', 'image/webp'));
  expect(disk.kept()[PICTURES_CACHE]).toHaveLength(MAX_PICTURES);
  expect(await keeper.picture('/img/0.ab-320.webp', true)).toBeUndefined();
  expect(await keeper.picture('/img/1.ab-320.webp', false)).toBeDefined();
  expect(await keeper.picture('/img/1.ab-960.webp', false)).toBeUndefined();
  expect(await keeper.picture('/img/1.ab-960.webp', true)).toBeDefined();
  await keeper.keepPicture('/img/gone.ab.webp', answer('', 'text/html', 404));
  expect(await keeper.picture('/img/gone.ab.webp', false)).toBeUndefined();
});

test('S17 a full disk ends the keeping, leaves the release before whole, and gives the room of the pictures back', async () => {
  const disk = memoryCaches(12);
  const published = site('one');
  const keeper = keeperOf(published, disk);
  await keeper.see([], NOON);
  await keeper.keepPicture('/img/1.ab-320.webp', answer('', 'image/webp'));
  published.publish('two');
  await keeper.see([], NOON);
  expect(sorted(disk.kept())).toEqual({ 'forecourt-offline:release:one': whole('one') });
  const before = published.asked.length;
  await keeper.see([{ path: CAR }], NOON);
  expect(published.asked).toHaveLength(before);
});

test('S17 a site whose searches a server answers keeps nothing of its stock', async () => {
  const disk = memoryCaches();
  await keeperOf(site('one'), disk).see([], NOON);
  await disk.caches.open('of the garage');
  const server = JSON.stringify({ engine: 'meilisearch', host: 'https://search.example', searchKey: 'k' });
  const fetch = (): Promise<Response> => Promise.resolve(answer(server, 'application/json'));
  const keeper = keeperOf({ fetch }, disk);
  await keeper.see([], NOON);
  expect(Object.keys(disk.kept())).toEqual(['of the garage']);
  expect(await keeper.match(LIST)).toBeUndefined();
});

test('S17 all of the stock goes at once, and what others keep stays', async () => {
  const disk = memoryCaches();
  const keeper = keeperOf(site('one'), disk);
  await keeper.see([], NOON);
  await keeper.keepPicture('/img/1.ab.webp', answer('', 'image/webp'));
  await disk.caches.open('forecourt-garage:/my-garage:a');
  await forgetStock(disk.caches);
  expect(Object.keys(disk.kept())).toEqual(['forecourt-garage:/my-garage:a']);
});
