import { ALL_HREF } from '../../domain/search/listing-href.ts';
import { capitalised } from '../../domain/search/listing-words.ts';
import type { SiteSettings } from '../../domain/site/site-settings.ts';
import type { Tenant } from '../../tenant/schema.ts';
import type { DefaultPage } from './default-page.ts';

/** Pages that every foot of a page links to already. */
const isLegal = ({ path }: DefaultPage, { site }: Tenant): boolean =>
  site.legal.some(({ href }) => href === path);

/** Columns of the footer that lead to a tenant's first pages: what it sells, and the rest. */
export function footerOf(pages: readonly DefaultPage[], tenant: Tenant): SiteSettings['footer'] {
  const noun = tenant.site.stock_noun;
  const links = pages
    .filter((page) => !isLegal(page, tenant))
    .map(({ title, path }) => ({ label: title, href: path }));
  return [
    {
      title: capitalised(noun),
      links: [
        { label: `All ${noun}`, href: ALL_HREF },
        { label: `Used ${noun}`, href: '/search/used-cars' },
        { label: 'Our locations', href: `/${tenant.location.route}` },
      ],
    },
    { title: 'More', links },
  ];
}
