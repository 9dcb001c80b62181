import type { SiteParts } from './site-parts.ts';

/** The pages of the tenant's own texts (spec P1). */
export function textPages({ texts, pageKey }: SiteParts) {
  return { pages: () => texts.map((page) => ({ page, key: pageKey(page) })) };
}
