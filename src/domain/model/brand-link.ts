import type { Manufacturer } from './model.ts';

/** Where a brand's name leads: its own page, or the page or other site it names (spec M4). */
export function brandLink({ slug, link }: Pick<Manufacturer, 'slug' | 'link'>): {
  href: string;
  isOwnPage: boolean;
  isExternal: boolean;
} {
  return {
    href: link ?? `/${slug}/overview`,
    isOwnPage: link === undefined,
    isExternal: link?.startsWith('https://') ?? false,
  };
}
