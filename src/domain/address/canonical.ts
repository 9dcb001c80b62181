/**
 * The absolute address of a path on a site; an address that is absolute already stays as it is. A page's path carries no
 * slash at its end, save the home page.
 */
export function canonicalUrl(siteUrl: string, path: string): string {
  const url = new URL(path, siteUrl);
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/\/+$/, '');
  return url.href;
}
