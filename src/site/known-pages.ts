import { carOfCheckout, checkoutHref, checkoutOf } from '../domain/checkout/checkout-site.ts';
import { contentRoutes } from '../domain/content/content-routes.ts';
import { listingHref } from '../domain/search/listing-href.ts';
import { SPIN_PATH } from '../domain/promotion/open-promotion.ts';
import { routeAnswer, settingsRoutes } from '../domain/site/site-routes.ts';
import type { SiteInput } from './site-input.ts';

/** True if an address leads somewhere: to another site, or to a page that this site has. */
export type IsPage = (href: string) => boolean;

/**
 * Knows which addresses lead somewhere: to another site, or to a page that this one has by its settings, its texts or its
 * lists, whose paths below /search are `listingPaths`. Pages of vehicles are not among them, because settings
 * cannot name them; their checkouts are (spec F9).
 */
export function knownPages(
  { tenant, texts }: Pick<SiteInput, 'tenant' | 'texts'>,
  listingPaths: ReadonlySet<string>,
): IsPage {
  const pages = settingsRoutes(tenant);
  if (tenant.spin_to_win) pages.add(SPIN_PATH);
  for (const path of contentRoutes(texts)) pages.add(path);
  for (const path of listingPaths) pages.add(listingHref(path));
  const checkout = checkoutOf(tenant);
  const isCheckout = (href: string): boolean => {
    if (checkout === undefined || !href.startsWith('/cars/')) return false;
    const slug = carOfCheckout(href, '');
    return slug !== '' && href === checkoutHref(checkout, slug);
  };
  /** Pages of vehicles ask for the same few addresses, with other words behind the question mark. */
  const answers = new Map<string, boolean>();
  const isKnown = (path: string): boolean => {
    const answer = answers.get(path) ?? routeAnswer(path, pages) === 'page';
    answers.set(path, answer);
    return answer;
  };
  return (href) => href.startsWith('https://') || isCheckout(href) || isKnown(href.split('?', 1)[0] ?? '');
}
