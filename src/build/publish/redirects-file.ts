import { checkoutHref, checkoutOf } from '../../domain/checkout/checkout-site.ts';
import { NUMBERED_PAGES } from '../../domain/search/later-page-href.ts';
import { ALL_PATH } from '../../domain/search/listing-href.ts';
import type { Tenant } from '../../tenant/schema.ts';

/** Another address for a page, or with 200 the page itself at an address that stays; `:slug` stands for one part of it. */
export type Redirect = { from: string; to: string; status: 200 | 301 | 302 };

/** Both names that locations can live under (spec L4): whichever a tenant does not use leads to the one it uses. */
const LOCATION_ROUTES: readonly Tenant['location']['route'][] = ['our-location', 'locations'];

/** Old and usual addresses that lead to pages of this site. */
export function siteRedirects(tenant: Tenant): Redirect[] {
  const { route } = tenant.location;
  const checkout = checkoutOf(tenant);
  const others = LOCATION_ROUTES.filter((other) => other !== route);
  return [
    ...others.flatMap((other): Redirect[] => [
      { from: `/${other}`, to: `/${route}`, status: 301 },
      { from: `/${other}/*`, to: `/${route}/:splat`, status: 301 },
    ]),
    // One page is the checkout of every vehicle (docs/decisions/0075-reservations.md).
    ...(checkout ? [{ from: checkoutHref(checkout, ':slug'), to: checkout.path, status: 200 as const }] : []),
    ...NUMBERED_PAGES.map((moved): Redirect => ({ ...moved, status: 301 })),
    { from: '/search', to: `/search/${ALL_PATH}`, status: 302 },
    { from: '/favicon.ico', to: '/favicon.svg', status: 302 },
  ];
}

/** The redirects as a `_redirects` file. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/** Reads a `_redirects` file; lines of another shape are left out. */
export function parseRedirectsFile(text: string): Redirect[] {
  return text.split('\n').flatMap((line): Redirect[] => {
    const [, from, to, status] = /^(\/\S*)\s+(\/\S*)\s+(200|301|302)$/.exec(line.trim()) ?? [];
    const known = ([200, 301, 302] as const).find((each) => String(each) === status);
    return from && to && known ? [{ from, to, status: known }] : [];
  });
}

/** The parts of a path that stand at the `:names` of another; undefined where the two differ otherwise. */
function namedParts(from: string, pathname: string): Map<string, string> | undefined {
  if (!from.includes('/:')) return undefined;
  const [parts, given] = [from.split('/'), pathname.split('/')];
  if (parts.length !== given.length) return undefined;
  const named = new Map<string, string>();
  for (const [at, part] of parts.entries()) {
    const found = given[at] ?? '';
    if (part.startsWith(':') && found !== '') named.set(part, found);
    else if (part !== found) return undefined;
  }
  return named;
}

/** Where a path leads by the first redirect that matches it; undefined when none does. */
export function redirectFor(redirects: readonly Redirect[], pathname: string): Redirect | undefined {
  for (const redirect of redirects) {
    if (redirect.from === pathname) return redirect;
    const named = namedParts(redirect.from, pathname);
    if (named) {
      const parts = redirect.to.split('/').map((part) => named.get(part) ?? part);
      return { ...redirect, to: parts.join('/') };
    }
    const start = redirect.from.endsWith('/*') ? redirect.from.slice(0, -1) : undefined;
    if (start && pathname.startsWith(start))
      return { ...redirect, to: redirect.to.replace(':splat', pathname.slice(start.length)) };
  }
  return undefined;
}
