import { articleAuthors, articleTags, type Article } from './blog.ts';
import { SECTION_PATHS, type ContentKind } from './content-kinds.ts';
import type { ContentText } from './content-text.ts';

/** Below the path of the blog. */
export const FEED_PATH = `${SECTION_PATHS.blog}/feed.xml`;
export const tagPath = (slug: string): string => `${SECTION_PATHS.blog}/tags/${slug}`;
export const authorPath = (slug: string): string => `${SECTION_PATHS.blog}/authors/${slug}`;

/** Offers and promotions are one list. */
const LISTED_AT: Readonly<Record<ContentKind, string | undefined>> = {
  pages: undefined,
  announcements: undefined,
  ...SECTION_PATHS,
  promotions: SECTION_PATHS.offers,
};

/** The addresses of the lists that a site has because it has texts to list (spec P1). */
export function sectionRoutes(texts: readonly ContentText[]): Set<string> {
  const lists = texts.flatMap(({ kind }) => LISTED_AT[kind] ?? []);
  const articles = texts.filter((text): text is Article => text.kind === 'blog');
  if (articles.length === 0) return new Set(lists);
  return new Set([
    ...lists,
    FEED_PATH,
    ...articleTags(articles).map(({ slug }) => tagPath(slug)),
    ...articleAuthors(articles).map(({ slug }) => authorPath(slug)),
  ]);
}

/** The addresses that texts make, their own and those of their lists. */
export function contentRoutes(texts: readonly ContentText[]): Set<string> {
  return new Set([...texts.flatMap(({ path }) => path || []), ...sectionRoutes(texts)]);
}
