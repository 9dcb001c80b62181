import { siteSlug } from './site-slug.ts';

/** Where a value is kept: an argument, so that it can live elsewhere than in a browser. */
export type KeptPlace = {
  /** Slug of the site whose page this is; every site on a host has values of its own (spec F12). */
  site: () => string | undefined;
  /** Throws where the browser blocks storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Tells of other tabs' changes, and of a page that the back button brings back. */
  events: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

const events = (): EventTarget => (typeof window === 'undefined' ? new EventTarget() : window);

/** This device, for the page that is open. At build time there is none: nothing is kept there. */
export const ON_DEVICE: KeptPlace = { site: siteSlug, storage: () => localStorage, events };

/** The tab of the page that is open: no other tab has what is kept there. */
export const IN_TAB: KeptPlace = { ...ON_DEVICE, storage: () => sessionStorage };
