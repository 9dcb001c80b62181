import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { demoSlugs, demoUrl } from './demo-pages.ts';

/** The first vehicle page of a demo site, or of any, whose HTML `matches`; throws where no demo has one. */
export function vehiclePageWhere(
  matches: (html: string) => boolean,
  slugs: readonly string[] = demoSlugs,
): string {
  for (const slug of slugs) {
    const address = pageAddresses(DEMO_SITES, slug)
      .filter(isVehicleAddress)
      .find((candidate) => matches(readPage(DEMO_SITES, slug, candidate).html));
    if (address) return demoUrl(slug, address);
  }
  throw new Error('no demo vehicle page is like that');
}
