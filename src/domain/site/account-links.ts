import { ACCOUNT_PATH, type AccountSite } from '../account/account-paths.ts';
import { SPIN_PATH } from '../promotion/open-promotion.ts';
import type { PromotionSettings } from '../promotion/promotion-settings.ts';
import { garagePages, type GarageSite } from '../garage/garage-site.ts';

/** A link to what belongs to the signed-in shopper. */
export type AccountLink = { label: string; href: string };

/** The promotion that runs at a site; false for none. */
export type RunningPromotion = { spin_to_win: Pick<PromotionSettings, 'title'> | false };

/** The menu of a signed-in shopper, what is looked at most first (spec A6); empty where there are no accounts. */
export function accountLinks(site: AccountSite & GarageSite & RunningPromotion): AccountLink[] {
  if (!site.account) return [];
  return [
    ...garagePages(site).map(({ title, path }) => ({ label: title, href: path })),
    { label: 'Account', href: ACCOUNT_PATH },
    ...(site.spin_to_win ? [{ label: site.spin_to_win.title, href: SPIN_PATH }] : []),
  ];
}
