/** Small print as it is shown first; a cut one opens and closes. */
export type FinanceDisclaimer =
  | { kind: 'whole'; text: string }
  | { kind: 'cut'; short: string; text: string; open: 'Show More'; close: 'Show Less' };

/** Characters that show before the rest is opened (spec C9). */
const CUT = 197;

/** Plain small print, cut at 197 characters (spec C9). Warnings of comparison rates are no part of it: they stay whole. */
export function financeDisclaimer(text: string): FinanceDisclaimer {
  const whole = text.trim();
  if (whole.length <= CUT) return { kind: 'whole', text: whole };
  // Half of a surrogate pair at the cut is no character.
  const head = whole.slice(0, CUT).replace(/[\uD800-\uDBFF]$/, '');
  return { kind: 'cut', short: `${head}…`, text: whole, open: 'Show More', close: 'Show Less' };
}
