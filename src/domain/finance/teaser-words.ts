import type { FinanceOutcome } from './finance-quote.ts';
import { formatDollars } from '../text/format.ts';
import { FREQUENCY_FACTS, type Frequency } from './frequency.ts';
import { quoteWords } from './quote-words.ts';

/** The advertised example, or offer, of a vehicle in words (spec C2); only `payment` has any where no repayment is shown (spec C8). */
export type TeaserWords = {
  /** 'Only $120 /wk*'; the star leads to the warning. */
  payment: string;
  comparison: string;
  /** What the repayment was worked out from, so that it says nothing of other loans. */
  terms: string;
  warning: string;
};

/** What introduces the terms of the dealer's own example. */
export const EXAMPLE = 'Example:';

/** The words of what is advertised, which belong together (spec C2, C8); `basis` introduces its terms. */
export function teaserWords(outcome: FinanceOutcome, basis = EXAMPLE): TeaserWords {
  if (outcome.kind === 'enquire') return { payment: outcome.payment, comparison: '', terms: '', warning: '' };
  const { repayment, frequency } = outcome.quote;
  const { apart, comparison, terms, rate, warning } = quoteWords(outcome.quote);
  return {
    payment: onlyWords(repayment, frequency, apart),
    comparison,
    terms: `${basis} ${terms}, ${rate} interest.`,
    warning: `*${warning}`,
  };
}

/** A repayment in whole dollars as it is advertised, with the fees that are charged apart: 'Only $120 /wk*' (spec C2). */
export function onlyWords(repayment: number, frequency: Frequency, apart: string): string {
  return `Only ${formatDollars(repayment)} ${FREQUENCY_FACTS[frequency].suffix}*${apart}`;
}
