import type { BreadcrumbList, WithContext } from 'schema-dts';
import { canonicalUrl } from '../address/canonical.ts';

/** A breadcrumb as a schema.org BreadcrumbList with absolute addresses; the last crumb has none. */
export function breadcrumbJsonLd(
  crumbs: readonly { label: string; href?: string }[],
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: canonicalUrl(siteUrl, href) }),
    })),
  };
}
