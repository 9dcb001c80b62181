import { daysBetween } from '../calendar/days-between.ts';

/** Where a fact of law is written, and on which day it was last compared with it. */
export type LawSource = {
  url: string;
  /** YYYY-MM-DD. */
  checked: string;
};

/** Days after which a fact counts as stale: laws change on a yearly round of budgets and regulations. */
const MOST_DAYS_UNCHECKED = 365;

/** Whether a fact was checked within the 365 days before `today` (YYYY-MM-DD); a stale one is not shown. */
export function isFresh({ checked }: LawSource, today: string): boolean {
  return daysBetween(checked, today) <= MOST_DAYS_UNCHECKED;
}
