import type { Offer, WithContext } from 'schema-dts';
import { canonicalUrl } from '../address/canonical.ts';
import type { ContentText } from './content-text.ts';

/** An offer of the dealer with its days, without a price: none is in it (https://schema.org/Offer). */
export function offerJsonLd(
  { title, description, path, from, until }: Extract<ContentText, { kind: 'offers' | 'promotions' }>,
  { name, url }: { name: string; url: string },
): WithContext<Offer> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: title,
    ...(description && { description }),
    url: canonicalUrl(url, path),
    ...(from && { validFrom: from }),
    ...(until && { validThrough: until }),
    offeredBy: { '@type': 'Organization', name },
  };
}
