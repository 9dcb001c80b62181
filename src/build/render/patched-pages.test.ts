import { afterEach, expect, test, vi } from 'vitest';
import type { CompiledPages, CompiledPath, RenderedPage } from '../astro/compiled-pages.ts';
import { leavePatches, letSiteGo } from '../handover/site-handover.ts';
import { patchedPages } from './patched-pages.ts';

afterEach(letSiteGo);

const path = (pathname: string): CompiledPath => ({
  pathname,
  route: { component: 'page.astro', type: 'page' },
});
const rendered: RenderedPage = Object.assign(new Response(), { pageText: 'rendered' });

/** What becomes of a page at an address whose HTML was `published`, and how often pages were rendered for it. */
async function pageOf(pathname: string, published: string | undefined) {
  const render = vi.fn(() => Promise.resolve(rendered));
  const pages = { render } as Partial<CompiledPages> as CompiledPages;
  const page = await patchedPages(pages, () => published).render(path(pathname));
  return { text: page.pageText, renders: render.mock.calls.length };
}

test('a page that was published and can be patched is not rendered', async () => {
  leavePatches((pathname) => (pathname === '/cars/a' ? (page) => page.replace('old', 'new') : undefined));
  expect(await pageOf('/cars/a/', 'an old page')).toEqual({ text: 'an new page', renders: 0 });
});

test.each([
  ['was not published as it is otherwise', '/cars/a', undefined],
  ['nobody patches', '/cars/b', 'an old page'],
  ['has no place for the part', '/cars/c', 'an old page'],
])('a page that %s is rendered', async (_, pathname, published) => {
  leavePatches((each) =>
    each === '/cars/b' ? undefined : each === '/cars/c' ? () => undefined : (page) => page,
  );
  expect(await pageOf(pathname, published)).toEqual({ text: 'rendered', renders: 1 });
});
