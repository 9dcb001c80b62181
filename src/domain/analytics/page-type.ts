/** The kinds of pages that the standard of the events names. */
export const PAGE_TYPES = ['home', 'item', 'itemlist', 'contact', 'service', 'custom'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

const PATHS: readonly (readonly [RegExp, PageType])[] = [
  [/^\/$/, 'home'],
  [/^\/cars\/[^/]+$/, 'item'],
  [/^\/search(\/|$)/, 'itemlist'],
  [/^\/contact(-us\/[^/]+)?$/, 'contact'],
  [/^\/service$/, 'service'],
];

/** What kind of page a path is. */
export const pageType = (path: string): PageType =>
  PATHS.find(([pattern]) => pattern.test(path.replace(/(?<=.)\/$/, '')))?.[1] ?? 'custom';
