import { ALL_PATH } from '../../domain/search/listing-href.ts';
import type { Tenant } from '../../tenant/schema.ts';

export type Redirect = { from: string; to: string; status: 301 | 302 };

/** Both names that locations can live under (spec L4): whichever a tenant does not use leads to the one it uses. */
const LOCATION_ROUTES: readonly Tenant['location']['route'][] = ['our-location', 'locations'];

/** Old and usual addresses that lead to pages of this site. */
export function siteRedirects(tenant: Tenant): Redirect[] {
  const { route } = tenant.location;
  const others = LOCATION_ROUTES.filter((other) => other !== route);
  return [
    ...others.flatMap((other): Redirect[] => [
      { from: `/${other}`, to: `/${route}`, status: 301 },
      { from: `/${other}/*`, to: `/${route}/:splat`, status: 301 },
    ]),
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
    const [, from, to, status] = /^(\/\S*)\s+(\/\S*)\s+(301|302)$/.exec(line.trim()) ?? [];
    return from && to ? [{ from, to, status: status === '301' ? 301 : 302 }] : [];
  });
}

/** Where a path leads by the first redirect that matches it; undefined when none does. */
export function redirectFor(redirects: readonly Redirect[], pathname: string): Redirect | undefined {
  for (const redirect of redirects) {
    if (redirect.from === pathname) return redirect;
    const start = redirect.from.endsWith('/*') ? redirect.from.slice(0, -1) : undefined;
    if (start && pathname.startsWith(start))
      return { ...redirect, to: redirect.to.replace(':splat', pathname.slice(start.length)) };
  }
  return undefined;
}
