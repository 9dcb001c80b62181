import { slugify } from '../text/slugify.ts';
import { ALL_PATH } from './all-path.ts';
import type { ListingSettings } from './listing-settings.ts';

type Routes = ListingSettings['routes'];

const filtered = (parameters: Record<string, string>): string =>
  `/search/${ALL_PATH}?${new URLSearchParams(parameters).toString()}`;

/** Where a make's cars are listed: its own page where the tenant has such, else the whole stock, filtered (spec S1, S2). */
export function makeHref(make: string, routes: Routes): string {
  const slug = slugify(make);
  return routes.includes('makes') && slug ? `/search/${slug}` : filtered({ make });
}

/** Where a model's cars are listed (spec S1, S2). */
export function modelHref(make: string, model: string, routes: Routes): string {
  const slugs = [slugify(make), slugify(model)];
  return routes.includes('models') && slugs.every(Boolean)
    ? `/search/${slugs.join('/')}`
    : filtered({ make, model });
}

/** Where a body type's cars are listed (spec S1, S2). */
export function bodyHref(body: string, routes: Routes): string {
  const slug = slugify(body);
  return routes.includes('bodies') && slug ? `/search/${slug}` : filtered({ body });
}

/** Where a text is searched for in the whole stock (spec S2). */
export function queryHref(query: string): string {
  return filtered({ query });
}
