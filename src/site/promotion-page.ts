import { SPIN_PATH } from '../domain/promotion/open-promotion.ts';
import type { PromotionSettings } from '../domain/promotion/promotion-settings.ts';
import { statedPromotion } from '../domain/promotion/stated-promotion.ts';
import type { SiteParts } from './site-parts.ts';

/** What the page of a promotion shows: the same for all (spec A6). */
export type PromotionPlan = {
  promotion: PromotionSettings;
  /** What a shopper agrees to, as the backend compares it. */
  stated: string;
  seller: string;
  licence: { label: string; number: string };
  phone: string | undefined;
  /** Where the site says how it handles details; undefined where it does not. */
  privacy: string | undefined;
};

const PRIVACY = '/privacy-policy';

/** The page of the promotion that runs on the day of the build; none where none does. */
export function promotionPage({ tenant, pageKey, isPage }: SiteParts) {
  const { spin_to_win: promotion, site } = tenant;

  function plan(): PromotionPlan {
    if (!promotion) throw new Error('No promotion runs at this site.');
    const { name, licence, phone } = site;
    return {
      promotion,
      stated: statedPromotion(promotion),
      seller: name,
      licence,
      phone,
      privacy: isPage(PRIVACY) ? PRIVACY : undefined,
    };
  }
  return {
    pages: () => (promotion ? [{ path: SPIN_PATH, key: pageKey('promotion', plan()) }] : []),
    plan,
  };
}
