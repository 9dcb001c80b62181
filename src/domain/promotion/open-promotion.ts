import type { PromotionSettings } from './promotion-settings.ts';

/** The page of a promotion (spec A6). */
export const SPIN_PATH = '/spin-to-win';

/** The settings that decide whether a promotion runs. */
export type PromotingSite = {
  account: object | false;
  leads: unknown;
  spin_to_win: PromotionSettings | false;
};

/** Why a promotion does not run: what its settings lack, or that it is not its time. */
export type PromotionClosed =
  | 'none'
  | 'no_account'
  | 'no_terms'
  | 'no_days'
  | 'no_states'
  | 'no_permit'
  | 'no_prizes'
  | 'not_yet'
  | 'over';

/** Why the promotion of a dealer does not run on `today` (YYYY-MM-DD); undefined where it does (spec A6, R3). */
export function promotionClosed(
  { account, leads, spin_to_win: promotion }: PromotingSite,
  today: string,
): PromotionClosed | undefined {
  if (!promotion) return 'none';
  const { terms, from, until, states, prizes } = promotion;
  // A number is proved by signing in, and it is the backend that draws.
  if (!account || !leads) return 'no_account';
  if (terms.trim() === '') return 'no_terms';
  if (from === '' || until === '') return 'no_days';
  if (states.length === 0) return 'no_states';
  if (states.some(({ permit }) => permit !== false && permit.trim() === '')) return 'no_permit';
  if (prizes.length === 0) return 'no_prizes';
  if (today < from) return 'not_yet';
  return today > until ? 'over' : undefined;
}

/** The promotion that runs at a dealer on `today` (YYYY-MM-DD); undefined where none does. */
export const openPromotion = (site: PromotingSite, today: string): PromotionSettings | undefined =>
  promotionClosed(site, today) === undefined && site.spin_to_win ? site.spin_to_win : undefined;
