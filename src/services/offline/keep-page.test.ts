import { expect, test } from 'vitest';
import { forgetPage, keepPage, pageKeeper } from './keep-page.ts';
import { memoryCaches } from './memory-caches.fixture.ts';

const PAGE = '/my-garage';
const html = (release: string): string =>
  `<link rel="stylesheet" href="/_astro/Page.css"><script type="module" src="/_astro/garage.${release}.js"></script>`;
const answer = (text: string, type = 'text/html; charset=utf-8', status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': type } });

/** A published site: the garage of a release, and a part that its script imports. */
function site(release: string, gone: readonly string[] = []): (address: string) => Promise<Response> {
  const files: Record<string, string> = {
    '/_astro/Page.css': 'body{}',
    [`/_astro/garage.${release}.js`]: `import{a}from"./part.${release}.js";import("./later.js")`,
    [`/_astro/part.${release}.js`]: `import"./garage.${release}.js"`,
  };
  return (address) => {
    const file = gone.includes(address) ? undefined : files[address];
    return Promise.resolve(answer(file ?? 'gone', 'text/plain', file === undefined ? 404 : 200));
  };
}
const filesOf = (kept: Record<string, string[]>): string[][] => Object.values(kept);

test('A6 a page is kept with its files and what they import, itself last', async () => {
  const { caches, kept } = memoryCaches();
  await keepPage(PAGE, answer(html('one')), { caches, fetch: site('one') });
  expect(filesOf(kept())).toEqual([
    ['/_astro/Page.css', '/_astro/garage.one.js', '/_astro/part.one.js', PAGE],
  ]);
});

test('A6 a later release takes the place of the one before', async () => {
  const { caches, kept } = memoryCaches();
  await caches.open('of someone else');
  await keepPage(PAGE, answer(html('one')), { caches, fetch: site('one') });
  await keepPage(PAGE, answer(html('two')), { caches, fetch: site('two') });
  expect(filesOf(kept())).toEqual([
    [],
    ['/_astro/Page.css', '/_astro/garage.two.js', '/_astro/part.two.js', PAGE],
  ]);
});

test.each([
  ['a file of it is gone', answer(html('two')), site('two', ['/_astro/part.two.js'])],
  ['the network ends in the middle', answer(html('two')), () => Promise.reject(new TypeError('offline'))],
  ['the server is at fault', answer(html('two'), 'text/html', 503), site('two')],
  ['it is gone', answer('Not found', 'text/html', 404), site('two')],
  ['a network of a hotel answers with something else', answer('{}', 'application/json'), site('two')],
])('A6 what was kept stays where %s', async (_, page, fetch) => {
  const { caches, kept } = memoryCaches();
  await keepPage(PAGE, answer(html('one')), { caches, fetch: site('one') });
  await keepPage(PAGE, page, { caches, fetch });
  expect(filesOf(kept())).toEqual([
    ['/_astro/Page.css', '/_astro/garage.one.js', '/_astro/part.one.js', PAGE],
  ]);
});

test('A6 what is kept already is not fetched again', async () => {
  const { caches } = memoryCaches();
  await keepPage(PAGE, answer(html('one')), { caches, fetch: site('one') });
  const asked: string[] = [];
  const fetch = (address: string): Promise<Response> => {
    asked.push(address);
    return site('one')(address);
  };
  await keepPage(PAGE, answer(html('one')), { caches, fetch });
  expect(asked).toEqual([]);
});

test('A6 a page that is no more leaves nothing, and other pages stay', async () => {
  const { caches, kept } = memoryCaches();
  await keepPage(PAGE, answer(html('one')), { caches, fetch: site('one') });
  await keepPage('/my-bookings', answer(html('one')), { caches, fetch: site('one') });
  await forgetPage(caches, PAGE);
  expect(Object.keys(kept())).toEqual([expect.stringContaining('/my-bookings')]);
});

test('A6 two releases that arrive at once leave the later one whole', async () => {
  const { caches, kept } = memoryCaches();
  const both = async (address: string): Promise<Response> => {
    const release = address.includes('.one.') ? 'one' : 'two';
    if (release === 'one') await new Promise(setImmediate);
    return site(release)(address);
  };
  const keep = pageKeeper(PAGE, { caches, fetch: both });
  await Promise.all([keep(Promise.resolve(answer(html('one')))), keep(Promise.resolve(answer(html('two'))))]);
  expect(filesOf(kept())).toEqual([
    ['/_astro/Page.css', '/_astro/garage.two.js', '/_astro/part.two.js', PAGE],
  ]);
});

test('A6 an answer that cannot be had does not keep the next one from being kept', async () => {
  const { caches, kept } = memoryCaches();
  const keep = pageKeeper(PAGE, { caches, fetch: site('one') });
  await Promise.all([
    keep(Promise.reject(new TypeError('offline'))),
    keep(Promise.resolve(answer(html('one')))),
  ]);
  expect(filesOf(kept())).toEqual([
    ['/_astro/Page.css', '/_astro/garage.one.js', '/_astro/part.one.js', PAGE],
  ]);
});
