import type { JobPosting, WithContext } from 'schema-dts';
import { canonicalUrl } from '../address/canonical.ts';
import type { EMPLOYMENT_TYPES } from './content-fields.ts';
import type { ContentText } from './content-text.ts';
import type { Location } from '../location/location.ts';
import { plainText } from '../text/plain-text.ts';

/** As search engines know them (https://developers.google.com/search/docs/appearance/structured-data/job-posting). */
const EMPLOYMENT: Readonly<Record<(typeof EMPLOYMENT_TYPES)[number], string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  casual: 'TEMPORARY',
  contract: 'CONTRACTOR',
  apprenticeship: 'INTERN',
};

/** A position that is open, at the place where the work is (https://schema.org/JobPosting). */
export function jobJsonLd(
  { title, description, path, posted, until, employment, blocks }: Extract<ContentText, { kind: 'careers' }>,
  { site }: { site: { name: string; url: string } },
  location: Location | undefined,
): WithContext<JobPosting> {
  const words = blocks.map((block) => (block.block === 'words' ? plainText(block.html) : '')).join(' ');
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: words || description || title,
    url: canonicalUrl(site.url, path),
    datePosted: posted,
    ...(until && { validThrough: until }),
    employmentType: EMPLOYMENT[employment],
    hiringOrganization: { '@type': 'Organization', name: site.name, sameAs: site.url },
    ...(location && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: location.address.street,
          addressLocality: location.address.city,
          addressRegion: location.address.state,
          postalCode: location.address.postcode,
          addressCountry: 'AU',
        },
      },
    }),
  };
}
