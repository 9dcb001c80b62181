import type { ItemList, WithContext } from 'schema-dts';
import { canonicalUrl } from '../address/canonical.ts';

/** The vehicles of one results page as a schema.org ItemList with absolute addresses, in their order. */
export function itemListJsonLd(
  items: readonly { name: string; href: string }[],
  siteUrl: string,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: canonicalUrl(siteUrl, href),
    })),
  };
}
