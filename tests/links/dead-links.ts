import type { LinkedPage, PageLink } from './page-links.ts';

/** A site as links see it. */
export type LinkedSite = {
  /** https:// and the host; addresses of other hosts are nobody's to check. */
  origin: string;
  pages: readonly LinkedPage[];
  /** Addresses that a program names: of a sitemap, a feed, an inventory. */
  named: readonly { file: string; to: string }[];
  /** Paths of every file, '/img/a.webp'. */
  files: ReadonlySet<string>;
  /** Paths that a server answers, which has no files. */
  answered: ReadonlySet<string>;
  /** The path whose page is shown at a path: itself, or another by a redirect. */
  shownAt: (path: string) => string;
};

/** Schemes that lead to no page. */
const NO_PAGE = /^(mailto|tel|sms|data|blob):/i;

/** What is wrong with an address that a page names; undefined where it leads to a page, a file or an answer. */
function faultOf(
  site: LinkedSite,
  pages: ReadonlyMap<string, LinkedPage>,
  from: string,
  to: string,
): string | undefined {
  if (NO_PAGE.test(to)) return undefined;
  if (!URL.canParse(to, site.origin + from)) return 'no address';
  const { origin, pathname, hash } = new URL(to, site.origin + from);
  if (origin !== new URL(site.origin).origin) return undefined;
  const path = decodeURIComponent(site.shownAt(pathname));
  if (site.answered.has(path) || site.files.has(path)) return undefined;
  const page = pages.get(path);
  if (!page) return 'nothing there';
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || page.ids.has(id) ? undefined : `no part #${id}`;
}

/** Every internal address that leads nowhere, and every id that is there twice, in lines for people. */
export function deadLinks(site: LinkedSite): string[] {
  const pages = new Map(site.pages.map((page) => [page.address, page]));
  const known = new Map<string, string | undefined>();
  const dead = new Set<string>();
  const check = (from: string, { by, to }: PageLink): void => {
    // A path from the root means the same on every page.
    const key = /^(\/|https?:)/.test(to) ? to : `${from} ${to}`;
    if (!known.has(key)) known.set(key, faultOf(site, pages, from, to));
    const fault = known.get(key);
    if (fault !== undefined) dead.add(`${from}: ${by} ${to}: ${fault}`);
  };
  for (const { address, links, twice } of site.pages) {
    for (const link of links) check(address, link);
    for (const id of twice) dead.add(`${address}: two elements #${id}`);
  }
  for (const { file, to } of site.named) check('/', { by: file, to });
  return [...dead];
}
