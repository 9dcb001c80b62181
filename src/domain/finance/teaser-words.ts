import type { FinanceOutcome } from './finance-quote.ts';
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
  const { payment, apart, comparison, terms, rate, warning } = quoteWords(outcome.quote);
  const { before, behind } = aroundPayment(outcome.quote.frequency, apart);
  return {
    payment: before + payment + behind,
    comparison,
    terms: `${basis} ${terms}, ${rate} interest.`,
    warning: `*${warning}`,
  };
}

/** The words around a repayment in whole dollars as it is advertised: 'Only ' and ' /wk*' (spec C2). */
export type AroundPayment = { before: string; behind: string };

/** The words around a repayment; `apart` are the fees that are charged apart, as `quoteWords` says them. */
export function aroundPayment(frequency: Frequency, apart: string): AroundPayment {
  return { before: 'Only ', behind: ` ${FREQUENCY_FACTS[frequency].suffix}*${apart}` };
}
