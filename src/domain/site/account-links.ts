import { ACCOUNT_PATH, type AccountSite } from '../account/account-paths.ts';
import { garagePages, type GarageSite } from '../garage/garage-site.ts';

/** A link to what is of whoever is signed in. */
export type AccountLink = { label: string; href: string };

/** The menu of whoever is signed in, what is looked at most first (spec A6); empty where nobody signs in. */
export function accountLinks(site: AccountSite & GarageSite): AccountLink[] {
  if (!site.account) return [];
  return [
    ...garagePages(site).map(({ title, path }) => ({ label: title, href: path })),
    { label: 'Account', href: ACCOUNT_PATH },
  ];
}
