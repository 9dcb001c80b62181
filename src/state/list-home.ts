import { siteSlug } from './site-slug.ts';

/** Where a list lives: an argument, so that it can live elsewhere than in a browser. */
export type ListHome = {
  /** Slug of the site whose page this is; every site on a host has lists of its own (spec F12). */
  site: () => string | undefined;
  /** Throws where the browser blocks storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Tells of other tabs' changes, and of a page that the back button brings back. */
  events: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

/** The page that is open. At build time there is none: lists are empty there. */
export const OPEN_PAGE: ListHome = {
  site: siteSlug,
  storage: () => localStorage,
  events: () => (typeof window === 'undefined' ? new EventTarget() : window),
};
