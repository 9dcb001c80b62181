/**
 * The key under which a browser keeps a list of one site: every site on a host has lists of its own (spec F12). `site` is
 * its slug, undefined where no page is open.
 */
export const storageKey = (site: string | undefined, list: string): string => `forecourt:${site}:${list}`;
