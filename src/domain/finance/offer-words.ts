import { comparisonText, quoteWords } from './quote-words.ts';
import type { VehicleOffer } from './quoted-offer.ts';

/** An offer in words; `comparison` stands beside `payment` and `rate` in the same size, `warning` below them. */
export type OfferWords = {
  by: string;
  /** '$117 /wk*'; the star leads to the warning. */
  payment: string;
  /** '8.05% p.a.' */
  comparison: string;
  rate: string;
  /** '5 year term'. */
  term: string;
  total: string;
  /** True if the deposit is in it; '' for none. */
  totalNote: string;
  basis: string;
  /** What the repayment was worked out from. */
  terms: string;
  warning: string;
};

/** The words of an offer; undefined where its repayment is too small to show (spec C8). */
export function offerWords({ by, basis, outcome }: VehicleOffer): OfferWords | undefined {
  if (outcome.kind !== 'quote') return undefined;
  const words = quoteWords(outcome.quote);
  return {
    by,
    payment: `${words.payment} ${words.suffix}*${words.apart}`,
    comparison: comparisonText(outcome.quote.comparison),
    rate: words.rate,
    term: words.term,
    total: words.total,
    totalNote: words.totalNote,
    basis,
    terms: `${words.terms}.`,
    warning: `*${words.warning}`,
  };
}
