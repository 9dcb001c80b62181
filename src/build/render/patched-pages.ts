import { patchFor } from '../handover/site-handover.ts';
import type { CompiledPages, CompiledPath, RenderedPage } from '../astro/compiled-pages.ts';

const NO_HEADERS = new Headers();

/** A page as a render would answer it, but for its security policy: that of the site is known by pages that were rendered. */
const answerOf = (pageText: string): RenderedPage => ({
  status: 200,
  headers: NO_HEADERS,
  body: null,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
  pageText,
});

/**
 * Pages of a site, of which those are not rendered that differ from what was published in a part that can be put in
 * place (docs/decisions/0021-keys-of-pages.md). `published` gives the HTML of a page that is otherwise as it was.
 */
export const patchedPages = (
  pages: CompiledPages,
  published: (path: CompiledPath) => string | undefined,
): CompiledPages => ({
  ...pages,
  render: async (path) => {
    const before = published(path);
    const patched = before === undefined ? undefined : patchFor(path.pathname.replace(/\/$/, ''))?.(before);
    return patched === undefined ? pages.render(path) : answerOf(patched);
  },
});
