import type { WeeklyTerms } from '../finance/weekly-list.ts';
import { formatDollars } from '../text/format.ts';
import type { WeeklyFigure } from '../vehicle/vehicle-card.ts';

/** The field of a car's weekly repayment in whole dollars, where lists show one (spec C2). */
export const WEEKLY_FIELD = 'weekly_repayment';

/** The id of the terms of a list's weekly figures. */
export const WEEKLY_TERMS_ID = 'weekly-terms';

/** Words about a weekly figure on a card; no rule of finance is sent to browsers for it. */
export type CardTerms = Pick<WeeklyTerms, 'before' | 'behind' | 'comparison'>;

/** A card with what its car costs a week, where the answer or the document `car` says it and the list has terms for it. */
export function withWeekly<Card extends object>(
  card: Card,
  { [WEEKLY_FIELD]: repayment }: Readonly<Record<string, unknown>>,
  terms: CardTerms | undefined,
): Card & { weekly?: WeeklyFigure } {
  if (!terms || typeof repayment !== 'number' || !(repayment > 0)) return card;
  const { before, behind, comparison } = terms;
  return { ...card, weekly: { payment: before + formatDollars(repayment) + behind, comparison } };
}
