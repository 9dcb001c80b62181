import { SITE_MARK } from '../domain/site/document-marks.ts';

/** Slug of the site whose page is open; undefined where no page says one. */
export const siteSlug = (): string | undefined =>
  document.documentElement.getAttribute(SITE_MARK) ?? undefined;

/**
 * The key under which a browser keeps a list of one site: every site on a host has lists of its own (spec F12). `site` is
 * its slug, undefined where no page is open.
 */
export const storageKey = (site: string | undefined, list: string): string => `forecourt:${site}:${list}`;

/** Where a text is kept: on this device, or in this tab alone. */
export type Place = 'device' | 'tab';

const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

/** What is kept for the site under a name; null where there is nothing, or storage is blocked (spec F12). */
export function keptText(name: string, place: Place = 'device'): string | null {
  try {
    return storageOf(place).getItem(storageKey(siteSlug(), name));
  } catch {
    return null;
  }
}

/** Keeps a text for the site under a name, undefined takes it away; false where storage is full or blocked (spec F12). */
export function keepText(name: string, text: string | undefined, place: Place = 'device'): boolean {
  try {
    const key = storageKey(siteSlug(), name);
    if (text === undefined) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
