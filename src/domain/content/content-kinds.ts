/** The kinds of texts a dealer writes: each is a folder below the tenant's content (spec P1). */
export const CONTENT_KINDS = [
  'pages',
  'blog',
  'offers',
  'promotions',
  'team',
  'careers',
  'faqs',
  'announcements',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Where the texts of a kind are listed; pages have no list, and announcements no page. */
export const SECTION_PATHS = {
  blog: '/blog',
  offers: '/special-offers',
  promotions: '/promotions',
  team: '/team',
  careers: '/careers',
  faqs: '/faqs',
} as const satisfies Partial<Record<ContentKind, string>>;
export type SectionKind = keyof typeof SECTION_PATHS;

/** Kinds of which each text has a page of its own, below the path of its section. */
const ONE_PAGE_EACH: readonly ContentKind[] = ['blog', 'offers', 'promotions', 'careers'];

/** The address of a text that does not name its own; '' for one that is a part of another page. */
export function contentPath(kind: ContentKind, name: string): string {
  return kind !== 'pages' && kind !== 'announcements' && ONE_PAGE_EACH.includes(kind)
    ? `${SECTION_PATHS[kind]}/${name}`
    : '';
}
