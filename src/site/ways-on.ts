import { browseLinks } from '../domain/search/browse-links.ts';
import type { Listing } from '../domain/search/plan-listings.ts';

/** Lists of a kind that a page offers at most. */
const MAX_LISTS = 6;

/** Their kinds: what shoppers begin with. */
const TITLES = ['Body type', 'Make'];

export type WayOn = { label: string; href: string };

/**
 * Lists with vehicles in them for someone who does not find one, body types before makes; of each kind those first that are
 * among `near`, the addresses of lists that what was looked for was in.
 */
export function waysOn(listings: readonly Listing[], near: readonly string[] = []): WayOn[] {
  const isNear = ({ href }: WayOn): boolean => near.includes(href);
  return browseLinks(listings)
    .filter(({ title }) => TITLES.includes(title))
    .flatMap(({ links }) =>
      [...links.filter(isNear), ...links.filter((link) => !isNear(link))].slice(0, MAX_LISTS),
    )
    .map(({ label, href }) => ({ label, href }));
}
