import { daysBetween } from '../calendar/days-between.ts';

/** Where a fact of law is written, and on which day it was last compared with it. */
export type LawSource = {
  url: string;
  /** YYYY-MM-DD. */
  checked: string;
};

/** A source with the words of a link to it: who says it, or an Act with its section. */
export type TitledSource = LawSource & { title: string };

/** Days after which a fact counts as stale: laws change on a yearly round of budgets and regulations. */
const MAX_DAYS_UNCHECKED = 365;

/** True if a fact was checked within the 365 days before `today` (YYYY-MM-DD); a stale one is not shown. */
export function isFresh({ checked }: Pick<LawSource, 'checked'>, today: string): boolean {
  return daysBetween(checked, today) <= MAX_DAYS_UNCHECKED;
}
