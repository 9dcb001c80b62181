/** Where a fact of law stands, and on which day it was last compared with it. */
export type LawSource = {
  url: string;
  /** YYYY-MM-DD. */
  checked: string;
};

/** Days after which a fact counts as stale: laws change on a yearly round of budgets and regulations. */
const MOST_DAYS_UNCHECKED = 365;

const DAY = 86_400_000;

/** Whether a fact was checked within the 365 days before `today` (YYYY-MM-DD); a stale one is not shown. */
export function isFresh({ checked }: LawSource, today: string): boolean {
  return (Date.parse(today) - Date.parse(checked)) / DAY <= MOST_DAYS_UNCHECKED;
}
