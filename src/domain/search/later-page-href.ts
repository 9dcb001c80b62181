import { listingHref } from './listing-href.ts';

/** The address of one of a listing's later pages, by its name: '/search/used-cars/more/first' (spec S1). */
export const laterPageHref = (path: string, name: string): string => `${listingHref(path)}/more/${name}`;

/** The listing below /search that a later page's address belongs to; undefined for every other address. */
export const listingOfLaterPage = (href: string): string | undefined =>
  /^\/search\/(.+)\/more\/[^/]+$/.exec(href)?.[1];

/** Addresses that later pages had when they had numbers, as patterns, and the listing that each leads to. */
export const NUMBERED_PAGES: readonly { from: string; to: string }[] = [':list', ':make/:model'].map(
  (path) => ({ from: `${listingHref(path)}/page/:page`, to: listingHref(path) }),
);
