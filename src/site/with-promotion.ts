import { openPromotion } from '../domain/promotion/open-promotion.ts';
import type { SiteInput } from './site-input.ts';

/**
 * A site with the promotion that runs on its day, and without one that does not (spec A6): so neither a page nor a link knows of
 * one that lacks its terms or a permit, or whose days are over.
 */
export const withPromotion = ({ tenant, stock, ...input }: SiteInput): SiteInput => ({
  ...input,
  stock,
  tenant: { ...tenant, spin_to_win: openPromotion(tenant, stock.today) ?? false },
});
