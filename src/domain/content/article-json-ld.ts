import type { BlogPosting, WithContext } from 'schema-dts';
import { canonicalUrl } from '../address/canonical.ts';
import type { Article } from './blog.ts';
import { imageSource } from '../picture/image-host.ts';
import type { ImageSettings } from '../picture/image-settings.ts';

/** Pixels of the picture that search engines are given. */
const WIDTH = 1280;

/** An article as schema.org describes one (https://schema.org/BlogPosting). */
export function articleJsonLd(
  { title, description, path, date, author, tags }: Article,
  { site, images }: { site: { name: string; url: string }; images: ImageSettings },
  picture: { url: string } | undefined,
): WithContext<BlogPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    ...(description && { description }),
    datePublished: date,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: site.name, url: site.url },
    mainEntityOfPage: canonicalUrl(site.url, path),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    ...(picture && { image: canonicalUrl(site.url, imageSource(picture.url, WIDTH, images)) }),
  };
}
